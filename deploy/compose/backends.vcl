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

# The same nodes without checks, which get requests while no node passes its checks. If they hang, readers do not wait long.

backend unchecked_node_a {
  .host = "172.30.87.11";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 10s;
}

backend unchecked_node_b {
  .host = "172.30.87.12";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 10s;
}

acl purgers {
  "172.30.87.11";
  "172.30.87.12";
}

sub vcl_init {
  new nodes = directors.round_robin();
  nodes.add_backend(node_a);
  nodes.add_backend(node_b);
  new unchecked_nodes = directors.round_robin();
  unchecked_nodes.add_backend(unchecked_node_a);
  unchecked_nodes.add_backend(unchecked_node_b);
}
