vcl 4.1;

# Varnish in front of the nodes. It stores the responses whose headers allow it, marks those with a purged Surrogate-Key as
# stale, and serves stored responses while no node responds. The settings of one machine are in backends.vcl, so that this
# file is the same on all of them.

import directors;
import std;
import xkey;

# A node that is shutting down fails its checks for SHUTDOWN_DELAY_MS (5 seconds), and Varnish notices two failed checks
# within 3 seconds. The timeout is longer than the interval, because a busy node may take a while to respond to a check.
probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 3s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

include "backends.vcl";

sub vcl_recv {
  set req.backend_hint = nodes.backend();

  if (req.method == "PURGE") {
    # nginx sets X-Forwarded-Proto on every request that it forwards, so a request with this header comes from the internet
    # and must not purge.
    if (client.ip !~ purgers || req.http.X-Forwarded-Proto || !req.http.Surrogate-Key) {
      return (synth(405));
    }
    # The purge is a soft one, so that the purged copy is still served while no node responds.
    return (synth(200, "Purged " + xkey.softpurge(req.http.Surrogate-Key)));
  }
  # By default, Varnish would pipe a request with a method that it does not know to a node.
  if (req.method !~ "^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") {
    return (synth(405));
  }

  # X-Stale is "fetch" while a stale copy waits for its replacement, and "deliver" if the replacement could not be fetched.
  if (req.restarts == 0) {
    unset req.http.X-Stale;
  }
  if (req.http.X-Stale == "fetch") {
    set req.grace = 0s;
  } else {
    set req.grace = 1y;
  }

  # The nodes compress responses, and one copy is stored for each of these values. parameters.cli turns off Varnish's own
  # handling of compression, which only supports gzip.
  if (req.http.Accept-Encoding ~ "(?i)(?:^|[\s,])br\s*(?:,|$|;\s*q=(?:1|0\.\d*[1-9]))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)(?:^|[\s,])gzip\s*(?:,|$|;\s*q=(?:1|0\.\d*[1-9]))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || req.url ~ "^[^?]*/(?:api|_serverFn)/") {
    return (pass);
  }
  # Cookies are ignored here, because a page that depends on its reader is no-store.
  return (hash);
}

sub vcl_hash {
  # The protocol is part of the key, because only encrypted connections get Strict-Transport-Security.
  hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_hit {
  # An expired or purged page is fetched before it is sent, so that a correction is seen by the next reader.
  if (obj.ttl <= 0s && req.http.X-Stale != "deliver" && std.healthy(req.backend_hint)) {
    set req.http.X-Stale = "fetch";
    return (restart);
  }
}

sub vcl_backend_fetch {
  # While the database is down, no node passes its checks, but all can render pages. A stale copy is not delayed by nodes that
  # are really down, because vcl_hit sends it at once, and this fetch replaces it in the background.
  if (!std.healthy(bereq.backend)) {
    set bereq.backend = unchecked_nodes.backend();
  }
}

sub vcl_backend_response {
  # Anybody can make up any number of queries, so responses to requests with a query have a storage of their own, and other
  # pages are not evicted for them. Both storages are defined where varnishd is started.
  if (bereq.url ~ "\?") {
    set beresp.storage = storage.queries;
  } else {
    set beresp.storage = storage.pages;
  }
  # An error never replaces a copy (stale-if-error, RFC 5861).
  if (beresp.status >= 500 && (bereq.is_bgfetch || bereq.http.X-Stale == "fetch")) {
    return (abandon);
  }
  # A page that was withdrawn or has moved: the response is stored in place of the old copy, although it is no-store, because
  # the old copy would be sent again while no node responds. It is fresh for a moment only. Nothing private is stored.
  if (
    (bereq.is_bgfetch || bereq.http.X-Stale == "fetch") &&
    (beresp.status == 404 || beresp.status == 410 || beresp.status == 301 || beresp.status == 302 ||
     beresp.status == 307 || beresp.status == 308) &&
    !beresp.http.Set-Cookie &&
    beresp.http.Cache-Control !~ "(?i)private"
  ) {
    set beresp.ttl = 1s;
    set beresp.grace = 1d;
    return (deliver);
  }
  # Other redirects and missing pages are not stored, because anybody can make up any number of paths. For a short
  # time, Varnish remembers that they are not stored, so that requests for the same URL do not wait for one another.
  if (beresp.status != 200 && beresp.ttl > 0s) {
    set beresp.uncacheable = true;
    set beresp.ttl = 20s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    if (beresp.http.Cache-Control ~ "stale-if-error=[0-9]+") {
      set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
    }
    # The node has sent a stale page that it is rendering again. It will have the new page in a moment.
    if (beresp.ttl <= 0s && beresp.http.Age != "0" && !beresp.http.Set-Cookie) {
      set beresp.ttl = 1s;
    }
  }
}

sub vcl_backend_error {
  # A safe request is retried on the other node.
  if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) {
    return (retry);
  }
  if (bereq.is_bgfetch || bereq.http.X-Stale == "fetch") {
    return (abandon);
  }
  set beresp.status = 503;
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  set beresp.http.X-Content-Type-Options = "nosniff";
  set beresp.body = "This page is not available at the moment." + {"
"};
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
  return (deliver);
}

sub vcl_synth {
  if (req.http.X-Stale == "fetch") {
    set req.http.X-Stale = "deliver";
    return (restart);
  }
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  set resp.http.X-Content-Type-Options = "nosniff";
  set resp.body = resp.reason + {"
"};
  return (deliver);
}

sub vcl_deliver {
  # Cache-Status is defined in RFC 9211.
  if (obj.hits > 0) {
    set resp.http.Cache-Status = "Varnish; hit";
    # The id is removed, because it is that of the request for which the page was rendered and not that of this request.
    unset resp.http.X-Request-Id;
  } else {
    set resp.http.Cache-Status = "Varnish; fwd=miss";
  }
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
