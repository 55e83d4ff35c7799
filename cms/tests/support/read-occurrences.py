"""Prints what takes place in each of the calendars on standard input: start and end, in UTC."""

import json
import sys
from datetime import timezone

import recurring_ical_events
from icalendar import Calendar


def moment(value):
    return value.dt.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def occurrences(text):
    events = recurring_ical_events.of(Calendar.from_ical(text)).between((2020, 1, 1), (2045, 1, 1))
    return sorted([moment(event["DTSTART"]), moment(event["DTEND"])] for event in events)


json.dump([occurrences(text) for text in json.load(sys.stdin)], sys.stdout)
