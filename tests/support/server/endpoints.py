"""Every endpoint of the house: which ones are asked for hidden cards, and with what."""

from typing import Final

from baccarat.web.moderation.operator import OPERATOR_ROUTES

from .leaks import ADVICE

LEFT_OUT = {
    "/", "/odds", "/analysis", "/equilibrium", "/checker", "/privacy", "/operator",
    "/rooms/{room:str}", "/rooms/{room:str}/board", "/side-by-side", "/my-play", "/replay",
    "/note", "/note-worker.js", "/api/noted",
    "/api/schema.json", "/schema/openapi.json", "/api/presets", "/api/wagers", "/api/forms",
    "/api/words/{tag:str}/{files:str}",
    "/api/health", "/api/odds", "/api/analysis", "/api/study", "/api/replay", "/api/edges",
}  # fmt: skip
"""Endpoints without a room."""
ASKED: Final = {
    "/api/me": [""],
    "/api/me/care": [""],
    "/api/me/coups": [""],
    "/api/me/data": [""],
    "/api/me/login": [""],
    "/api/me/sanctions": [""],
    "/api/me/play": [""],
    "/api/me/play.csv": [""],
    "/api/me/play.json": [""],
    "/api/rooms": [""],
    "/api/rooms/{room:str}/shoes": [""],
    "/api/rooms/{room:str}/shoes/{shoe:int}/record": [""],
    "/api/rooms/{room:str}/shoes/{shoe:int}/seal": [""],
    "/api/rooms/{room:str}/shoes/{shoe:int}/summary": [""],
    "/api/rooms/{room:str}/odds": ["?coup=1&cards=3", "?coup=1&cards=6&said=true"],
    "/api/rooms/{room:str}/edges": [""],
    ADVICE: [""],
    "/api/rooms/{room:str}/winnings.csv": [""],
}
"""HTTP endpoints requested at each stop, with the rest of their paths."""
OF_RECORDS: Final = {
    "/api/rooms/{room:str}/shoes/{shoe:int}/analysis",
    "/api/rooms/{room:str}/shoes/{shoe:int}/replay",
}
"""Endpoints that only receive the text of a record, which is compared itself."""
CHANGES = {
    "/api/guests", "/api/rooms", "/api/me/limits", "/api/me/rest", "/api/rooms/{room:str}/enter",
    "/api/rooms/{room:str}/door", "/api/me/name", "/api/me/delete", "/api/me/login/codes",
    "/api/me/login/passkeys", "/api/me/login/passkeys/options", "/api/me/login/password",
    "/api/me/login/remove", "/api/me/login/sessions/end", "/api/sign-in/code",
    "/api/sign-in/passkey", "/api/sign-in/passkey/options", "/api/sign-in/password",
    "/api/sign-out", "/api/rooms/{room:str}/reports",
}  # fmt: skip
"""Endpoints that answer only by their input; the scripts use the first two."""
OPERATORS = {route.paths.copy().pop() for route in OPERATOR_ROUTES}
"""Endpoints that refuse everybody who plays here; another test asks each of them."""
SOCKETS = {"/api/rooms/{room:str}/socket", "/api/lobby"}
"""Endpoints that stay open: every frame is compared."""
