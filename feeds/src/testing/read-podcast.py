"""Reads a podcast from standard input, and prints its episodes as a player's library understands them."""

import json
import sys

import podcastparser

podcast = podcastparser.parse(sys.argv[1], sys.stdin.buffer)
episodes = [
    {
        "title": episode["title"],
        "link": episode["link"],
        "published": episode["published"],
        "enclosures": [[file["url"], file["file_size"], file["mime_type"]] for file in episode["enclosures"]],
    }
    for episode in podcast["episodes"]
]
json.dump({"title": podcast["title"], "cover": podcast["cover_url"], "episodes": episodes}, sys.stdout)
