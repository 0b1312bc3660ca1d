-- Tables and what happened at them. {number} and {clustered} are written in each database's own words.
-- `number` is a table's short name, never given twice; its id is the invitation.
CREATE TABLE tables (
  number {number},
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  made BIGINT NOT NULL,
  made_as TEXT NOT NULL,
  dice_secret TEXT NOT NULL,
  stage INTEGER NOT NULL,
  alone INTEGER NOT NULL
);
CREATE INDEX tables_alone ON tables (number) WHERE alone = 1;

-- The key is what keeps two writers apart. Rows lie in the order in which they came, whatever their table: a commit writes few pages.
CREATE TABLE events (
  table_number BIGINT NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  seq BIGINT NOT NULL,
  at BIGINT NOT NULL,
  person INTEGER NOT NULL,
  command TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_number, seq)
);
-- A command is stored once.
CREATE UNIQUE INDEX events_command ON events (table_number, person, command) WHERE command <> '';

-- What people wrote: it may be erased, and the events stay whole.
CREATE TABLE words (
  table_number BIGINT NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  seq BIGINT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_number, seq)
){clustered};

-- The columns of the key come first, here and elsewhere: SQLite 3.40 checks a table without row ids wrongly when they do not.
CREATE TABLE secrets (
  table_number BIGINT NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  person INTEGER NOT NULL,
  PRIMARY KEY (table_number, hash)
){clustered};
