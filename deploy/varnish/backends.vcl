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

# The same nodes without checks, which get requests while no node passes its checks. If they hang, readers do not wait long.

backend unchecked_node_a {
  .host = "127.0.0.1";
  .port = "3001";
  .connect_timeout = 1s;
  .first_byte_timeout = 10s;
}

backend unchecked_node_b {
  .host = "127.0.0.1";
  .port = "3002";
  .connect_timeout = 1s;
  .first_byte_timeout = 10s;
}

acl purgers {
  "127.0.0.1";
}

sub vcl_init {
  new nodes = directors.round_robin();
  nodes.add_backend(node_a);
  nodes.add_backend(node_b);
  new unchecked_nodes = directors.round_robin();
  unchecked_nodes.add_backend(unchecked_node_a);
  unchecked_nodes.add_backend(unchecked_node_b);
}
