"""Prints the articles in the store of newsboat, a reader of feeds."""

import json
import sqlite3
import sys

articles = sqlite3.connect(sys.argv[1]).execute(
    "SELECT title, url, enclosure_url, enclosure_type FROM rss_item ORDER BY title"
)
json.dump([list(article) for article in articles], sys.stdout)
