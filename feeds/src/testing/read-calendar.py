"""Reads a calendar from standard input, and prints its events as two libraries understand them."""

import json
import sys
from datetime import timezone

import icalendar
import vobject


def moment(value):
    """A moment in UTC, or a day, as ISO text."""
    return value.astimezone(timezone.utc).isoformat() if hasattr(value, "hour") else value.isoformat()


text = sys.stdin.buffer.read().decode()
by_icalendar = [
    {
        "uid": str(event["UID"]),
        "summary": str(event["SUMMARY"]),
        "start": moment(event["DTSTART"].dt),
        "status": str(event["STATUS"]),
    }
    for event in icalendar.Calendar.from_ical(text).walk("VEVENT")
]
by_vobject = [
    {
        "uid": event.uid.value,
        "summary": event.summary.value,
        "start": moment(event.dtstart.value),
        "status": event.status.value,
    }
    for event in vobject.readOne(text).vevent_list
]
json.dump({"icalendar": by_icalendar, "vobject": by_vobject}, sys.stdout)
