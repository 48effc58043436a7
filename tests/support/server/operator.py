"""One valid order for each endpoint that changes something for an operator."""

from typing import Any, Final

ORDERS: Final[dict[str, dict[str, Any]]] = {
    "/api/operator/sanctions": {"kind": "ban", "network": "198.51.100.0/24", "reason": "Rude"},
    "/api/operator/sanctions/lift": {"id": "none"},
    "/api/operator/chips": {"player": "nobody", "amount": 100, "reason": "A prize"},
    "/api/operator/rooms/close": {"room": "none", "reason": "Empty"},
    "/api/operator/rules": {"door": "open", "guests": True, "salon": "on"},
    "/api/operator/invitations": {"note": "Club", "uses": 3, "hours": 24},
    "/api/operator/invitations/revoke": {"id": "none"},
    "/api/operator/announcements": {"text": "We close at ten.", "hours": 1},
    "/api/operator/announcements/withdraw": {"id": "none"},
    "/api/operator/reports/settle": {"id": "none"},
}
