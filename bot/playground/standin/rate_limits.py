"""Discord's rate limits: buckets per route and channel, the global one, and edits of old messages."""

import math
from hashlib import md5

from msgspec import Struct

from bot.playground.standin.clock import Clock
from bot.playground.standin.errors import Refused

_CHANNEL = "/channels/{channel_id}"
_MESSAGE = _CHANNEL + "/messages/{message_id}"
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
OLD_MESSAGE_SECONDS = 3600.0


class Size(Struct, frozen=True):
    requests: int
    seconds: float


GLOBAL = Size(50, 1)
OLD_EDITS = Size(3, 20)
_OTHERWISE = Size(50, 1)
_SIZES = {
    ("POST", _CHANNEL + "/messages"): Size(5, 5),
    ("PATCH", _MESSAGE): Size(5, 5),
    ("DELETE", _MESSAGE): Size(5, 1),
    ("POST", _CHANNEL + "/typing"): Size(5, 5),
    ("POST", _WEBHOOK): Size(5, 2),
    ("PATCH", _WEBHOOK + "/messages/@original"): Size(5, 2),
    ("PATCH", _WEBHOOK + "/messages/{message_id}"): Size(5, 2),
}


class Window:
    """The requests of one bucket since its first one; empty again after the bucket's time."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self.used = 0
        self._ends = -math.inf

    def take(self, now: float) -> bool:
        """Count a request; false if there is no room for it."""
        if now >= self._ends:
            self.used, self._ends = 0, now + self.size.seconds
        if self.used >= self.size.requests:
            return False
        self.used += 1
        return True

    def reset_after(self, now: float) -> float:
        return max(0.0, self._ends - now)


class RateLimits:
    """All buckets; what they tell the client is divided by the clock's scale, so that its sleeps shrink."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[str, Window] = {}
        self.exceeded: list[str] = []

    def take(self, method: str, template: str, path: dict[str, str]) -> dict[str, str]:
        """Count a request of a route; returns the headers that tell the client, or refuses with 429."""
        if template.startswith("/interactions"):
            return {}
        now = self._clock.limit_seconds()
        bucket = md5(f"{method} {template}".encode(), usedforsecurity=False).hexdigest()
        major = path.get("channel_id") or path.get("guild_id") or path.get("webhook_token") or ""
        size = _SIZES.get((method, template), _OTHERWISE)
        window = self._windows.setdefault(f"{bucket}:{major}", Window(size))
        allowed = window.take(now)
        reset = self._told(window.reset_after(now))
        headers = {
            "X-RateLimit-Limit": str(size.requests),
            "X-RateLimit-Remaining": str(size.requests - window.used),
            "X-RateLimit-Reset": f"{self._clock.seconds() + reset:.3f}",
            "X-RateLimit-Reset-After": f"{reset:.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        if not allowed:
            self.exceeded.append(f"{method} {template} {major}")
            raise self.refusal(window.reset_after(now), headers)
        if not template.startswith("/webhooks"):
            self._take_global(now)
        return headers

    def take_old_edit(self, channel_id: int, written: float) -> None:
        """Count an edit of a message that is over an hour old."""
        if self._clock.seconds() - written <= OLD_MESSAGE_SECONDS:
            return
        now = self._clock.limit_seconds()
        window = self._windows.setdefault(f"old:{channel_id}", Window(OLD_EDITS))
        if not window.take(now):
            self.exceeded.append(f"edit of an old message in {channel_id}")
            message = "Maximum number of edits to messages older than 1 hour reached. Try again later."
            raise self.refusal(window.reset_after(now), {}, code=30046, message=message)

    def refusal(
        self,
        seconds: float,
        headers: dict[str, str],
        *,
        code: int = 0,
        message: str = "You are being rate limited.",
        everywhere: bool = False,
    ) -> Refused:
        """A 429 that asks the client to wait."""
        wait = self._told(seconds)
        refused = Refused(429, code, message, retry_after=wait, **{"global": everywhere})
        scope = "global" if everywhere else "user"
        refused.headers = headers | {"Retry-After": str(math.ceil(wait)), "X-RateLimit-Scope": scope}
        return refused

    def _take_global(self, now: float) -> None:
        window = self._windows.setdefault("global", Window(GLOBAL))
        if not window.take(now):
            self.exceeded.append("global")
            raise self.refusal(window.reset_after(now), {}, everywhere=True)

    def _told(self, seconds: float) -> float:
        return math.ceil(seconds / self._clock.scale * 1000) / 1000
