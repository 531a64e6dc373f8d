"""Discord's published OpenAPI file, as validators of every request and every answer."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar
from urllib.parse import quote

import msgspec

from bot.playground.standin.errors import Json, Refused

if TYPE_CHECKING:
    pass

_ANSWERS, _REQUESTS = "urn:discord-openapi", "urn:discord-openapi-requests"

_CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
_CALLBACK_SCHEMAS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}


class Contract:
    """Checks bodies against the file; compiled once per process and file."""

    _loaded: ClassVar[dict[Path, "Contract"]] = {}

    def __init__(self, path: Path) -> None:
        import jsonschema_rs

        self._document: Json = msgspec.json.decode(path.read_bytes())
        self._paths: Json = self._document["paths"]
        documents = [(_ANSWERS, self._document), (_REQUESTS, _with_numbers_as_ids(self._document))]
        self._registry = jsonschema_rs.Registry(documents, draft=jsonschema_rs.Draft202012)
        self._compiled: dict[str, jsonschema_rs.Draft202012Validator] = {}

    @classmethod
    def load(cls, path: Path) -> "Contract":
        if path not in cls._loaded:
            cls._loaded[path] = cls(path)
        return cls._loaded[path]

    def knows(self, method: str, template: str) -> bool:
        return method.lower() in self._paths.get(template, {})

    def check_request(self, method: str, template: str, body: Any) -> None:
        """Refuse a body that Discord's contract does not allow."""
        operation = self._paths[template][method.lower()]
        if "requestBody" not in operation:
            if body is not None:
                raise Refused(400, 50035, "Invalid Form Body", errors=_leaf("This request takes no body."))
            return
        pointer = f"/paths/{_escape(template)}/{method.lower()}/requestBody/content/application~1json/schema"
        if template == _CALLBACK and isinstance(body, dict) and body.get("type") in _CALLBACK_SCHEMAS:
            pointer = f"/components/schemas/{_CALLBACK_SCHEMAS[body['type']]}"
        problem = self._problem(pointer, {} if body is None else body, _REQUESTS)
        if problem:
            raise Refused(400, 50035, "Invalid Form Body", errors=_leaf(problem))

    def answer_problem(self, method: str, template: str, status: int, body: Any) -> str | None:
        """What is wrong with an answer of the stand-in, if anything.

        The tree of field errors is left out: the file says that its codes are numbers, Discord sends words.
        """
        answers = self._paths[template][method.lower()]["responses"]
        if status == 429:
            return self._problem("/components/schemas/RatelimitedResponse", body)
        if 400 <= status < 500:
            return self._problem("/components/schemas/Error", body)
        if str(status) not in answers:
            return f"the contract knows no answer {status}"
        if "content" not in answers[str(status)]:
            return None if body is None else "the contract wants no body"
        pointer = (
            f"/paths/{_escape(template)}/{method.lower()}/responses/{status}/content/application~1json/schema"
        )
        return self._problem(pointer, body)

    def _problem(self, pointer: str, body: Any, document: str = _ANSWERS) -> str | None:
        import jsonschema_rs

        key = document + pointer
        if key not in self._compiled:
            schema = {"$ref": f"{document}#{quote(pointer)}"}
            self._compiled[key] = jsonschema_rs.Draft202012Validator(schema, registry=self._registry)
        validator = self._compiled[key]
        if validator.is_valid(body):
            return None
        error = next(validator.iter_errors(body))
        where = ".".join(map(str, error.instance_path))
        return f"{where}: {error.message[:600]}"


def _with_numbers_as_ids(document: Json) -> Json:
    """Discord takes ids in requests as numbers too, as discord.py sends some; the file does not say so."""
    schemas = document["components"]["schemas"]
    ids = schemas["SnowflakeType"] | {"type": ["string", "integer"]}
    components = document["components"] | {"schemas": schemas | {"SnowflakeType": ids}}
    return document | {"components": components}


def _escape(template: str) -> str:
    return template.replace("~", "~0").replace("/", "~1")


def _leaf(message: str) -> Json:
    return {"_errors": [{"code": "CONTRACT", "message": message}]}
