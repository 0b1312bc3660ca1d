-- Who is connected to which server, for the other servers. It may be lost at any time: servers write it anew, and a server that gives
-- no sign of life counts for nothing. {fleeting} is in PostgreSQL's words: not in its log.
CREATE {fleeting}TABLE presence (
  table_number BIGINT NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  server TEXT NOT NULL,
  people TEXT NOT NULL,
  PRIMARY KEY (table_number, server)
){clustered};
