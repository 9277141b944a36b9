# The nodes, the addresses that may purge, and the order in which the nodes are tried.

backend node_a {
  .host = "172.30.87.11";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 60s;
}

backend node_b {
  .host = "172.30.87.12";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 60s;
}

acl purgers {
  "172.30.87.11";
  "172.30.87.12";
}

sub vcl_init {
  new nodes = directors.round_robin();
  nodes.add_backend(node_a);
  nodes.add_backend(node_b);
}
