# The nodes, the addresses that may purge, and the order in which the nodes are tried.

backend node_a {
  .host = "127.0.0.1";
  .port = "3001";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 60s;
}

backend node_b {
  .host = "127.0.0.1";
  .port = "3002";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 60s;
}

acl purgers {
  "127.0.0.1";
}

sub vcl_init {
  new nodes = directors.round_robin();
  nodes.add_backend(node_a);
  nodes.add_backend(node_b);
}
