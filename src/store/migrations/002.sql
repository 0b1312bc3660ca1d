-- What servers and their hosts keep: codes for another device, when servers were up, what all servers are told.
CREATE TABLE codes (
  hash TEXT NOT NULL PRIMARY KEY,
  table_number BIGINT NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  person INTEGER NOT NULL,
  until BIGINT NOT NULL
);
CREATE INDEX codes_table ON codes (table_number);

CREATE TABLE signs (
  server TEXT NOT NULL,
  since BIGINT NOT NULL,
  until BIGINT NOT NULL,
  PRIMARY KEY (server, since)
);

CREATE TABLE settings (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
);
INSERT INTO settings (name, value) VALUES ('announcement', ''), ('draining', '0'), ('revision', '1');
