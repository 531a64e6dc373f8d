"""Discord's JSON for what exists in the world."""

from typing import Any

from bot.playground.standin.errors import Json
from bot.playground.standin.permissions import channel_permissions
from bot.playground.standin.snowflakes import created_at
from bot.playground.standin.world import (
    Account,
    ChannelState,
    ChannelType,
    GuildState,
    MemberState,
    MessageState,
    Role,
    World,
)


def user(account: Account) -> Json:
    payload: Json = {
        "id": str(account.id),
        "username": account.name.lower().replace(" ", "_")[:32] or "user",
        "global_name": None if account.bot else account.name,
        "avatar": account.avatar,
        "discriminator": "0000" if account.bot else "0",
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if account.bot:
        payload["bot"] = True
    return payload


def own_user(account: Account) -> Json:
    return {**user(account), "mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}


def application(world: World) -> Json:
    return {
        "id": str(world.application_id),
        "name": world.bot_name,
        "icon": None,
        "description": "",
        "type": None,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(Account(1, "Owner")),
        "approximate_guild_count": sum(guild.has_bot for guild in world.guilds.values()),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "bot_public": True,
        "bot_require_code_grant": False,
        "bot": user(world.accounts[world.bot_id]),
    }


def member(world: World, state: MemberState, *, with_user: bool = True) -> Json:
    payload: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": state.joined_at,
        "nick": state.nick,
        "pending": False,
        "premium_since": None,
        "roles": [str(role_id) for role_id in state.roles],
        "mute": False,
        "deaf": False,
    }
    if with_user:
        payload["user"] = user(world.accounts[state.user_id])
    return payload


def role(state: Role) -> Json:
    return {
        "id": str(state.id),
        "name": state.name,
        "permissions": str(state.permissions),
        "position": state.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(guild_state: GuildState, state: ChannelState, viewer_id: int | None = None) -> Json:
    """A channel or thread; with a viewer it carries that member's permissions, as in an interaction."""
    payload: Json = {
        "id": str(state.id),
        "type": int(state.type),
        "guild_id": str(state.guild_id),
        "name": state.name,
        "flags": 0,
        "parent_id": _id(state.parent_id),
        "last_message_id": _id(state.last_message_id),
        "rate_limit_per_user": 0,
    }
    if viewer_id is not None:
        payload["permissions"] = str(channel_permissions(guild_state, state, viewer_id))
    if state.is_thread:
        return payload | _thread_fields(state)
    payload |= {
        "position": state.position,
        "topic": state.topic,
        "nsfw": False,
        "permission_overwrites": [
            {"id": str(one.id), "type": one.type, "allow": str(one.allow), "deny": str(one.deny)}
            for one in state.overwrites
        ],
    }
    if state.type in (ChannelType.VOICE, ChannelType.STAGE):
        payload |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    if state.type is ChannelType.FORUM:
        payload |= {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
        payload |= {"default_forum_layout": 0}
    return payload


def _id(number: int | None) -> str | None:
    return None if number is None else str(number)


def _thread_fields(state: ChannelState) -> Json:
    metadata: Json = {
        "archived": state.archived,
        "archive_timestamp": state.archive_timestamp,
        "auto_archive_duration": state.auto_archive_duration,
        "locked": state.locked,
        "create_timestamp": created_at(state.id).isoformat(),
    }
    if state.is_private_thread:
        metadata["invitable"] = state.invitable
    return {
        "owner_id": str(state.owner_id),
        "thread_metadata": metadata,
        "message_count": len(state.public_messages()),
        "member_count": len(state.thread_members),
        "total_message_sent": state.total_message_sent,
        "applied_tags": state.applied_tags,
    }


def thread_member(state: ChannelState, user_id: int) -> Json:
    return {
        "id": str(state.id),
        "user_id": str(user_id),
        "join_timestamp": created_at(state.id).isoformat(),
        "flags": 0,
    }


def guild(state: GuildState) -> Json:
    nothing: Json = dict.fromkeys(
        [
            "icon",
            "description",
            "home_header",
            "splash",
            "discovery_splash",
            "banner",
            "application_id",
            "afk_channel_id",
            "system_channel_id",
            "widget_channel_id",
            "vanity_url_code",
            "rules_channel_id",
            "safety_alerts_channel_id",
            "public_updates_channel_id",
            "max_presences",
            "incidents_data",
        ]
    )
    return nothing | {
        "id": str(state.id),
        "name": state.name,
        "owner_id": str(state.owner_id),
        "features": state.features,
        "region": "deprecated",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "roles": [role(one) for one in state.roles.values()],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": state.preferred_locale,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
    }


def guild_create(world: World, state: GuildState) -> Json:
    """What a bot without privileged intents gets of a guild: of the members only itself."""
    return guild(state) | {
        "joined_at": state.members[world.bot_id].joined_at,
        "large": False,
        "unavailable": False,
        "member_count": len(state.members),
        "voice_states": [],
        "members": [member(world, state.members[world.bot_id])],
        "channels": [channel(state, one) for one in state.channels.values() if not one.is_thread],
        "threads": [
            channel(state, one)
            for one in state.channels.values()
            if one.is_thread
            and not one.archived
            and (not one.is_private_thread or world.bot_id in one.thread_members)
        ],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def message(world: World, state: MessageState) -> Json:
    """A message as REST gives it."""
    payload: Json = {
        "type": state.type,
        **state.body,
        "mentions": [user(world.accounts[int(one)]) for one in state.body["mentions"]],
        "timestamp": state.timestamp,
        "edited_timestamp": state.edited_timestamp,
        "id": str(state.id),
        "channel_id": str(state.channel_id),
        "author": user(world.accounts[state.author_id]),
        "pinned": state.pinned,
        "tts": False,
    }
    if state.interaction is not None:
        payload["interaction_metadata"] = state.interaction
    if state.webhook_id is not None:
        payload["webhook_id"] = payload["application_id"] = str(state.webhook_id)
    if state.replies_to is not None:
        place = {"channel_id": str(state.channel_id), "message_id": str(state.replies_to)}
        payload["message_reference"] = place | {"type": 0}
    if state.nonce is not None:
        payload["nonce"] = state.nonce
    if state.thread_id is not None:
        guild_state, _ = world.channel(state.channel_id)
        if state.thread_id in guild_state.channels:
            payload["thread"] = channel(guild_state, guild_state.channels[state.thread_id])
    return payload


def message_event(world: World, guild_state: GuildState, state: MessageState) -> Json:
    """A message as the gateway gives it: with its guild and its author's membership."""
    payload: dict[str, Any] = message(world, state) | {"guild_id": str(guild_state.id)}
    author = guild_state.members.get(state.author_id)
    if author is not None:
        payload["member"] = member(world, author, with_user=False)
    return payload
