import { sql, type Kysely } from 'kysely'

/**
 * Hardens sign-in: a code belongs to the browser that requested it and records its delivery; a proof of work is used once;
 * failed attempts are counted by network address; sessions have an id and a device name, so that each can be ended alone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  // earlier codes end: it is unknown which browser requested them
  await sql`update login_codes set ended_at = created_at where ended_at is null`.execute(database)
  await sql`
    alter table login_codes
      add column browser_hash text not null default '',
      add column sent_by text,
      add column sent_reference text,
      add column delivery text not null default 'unknown',
      add column delivery_at timestamptz`.execute(database)
  await sql`create index login_codes_created_at on login_codes (created_at)`.execute(database)
  await sql`create index login_codes_sent on login_codes (sent_by, sent_reference)`.execute(database)
  await sql`create table used_proofs (proof_hash text primary key, expires_at timestamptz not null)`.execute(
    database,
  )
  await sql`create index used_proofs_expires_at on used_proofs (expires_at)`.execute(database)
  await sql`create table wrong_codes (from_address text not null, at timestamptz not null)`.execute(database)
  await sql`create index wrong_codes_from_address on wrong_codes (from_address, at)`.execute(database)
  await sql`
    alter table sessions
      add column id uuid not null default gen_random_uuid(),
      add column device text not null default ''`.execute(database)
  await sql`create unique index sessions_id on sessions (id)`.execute(database)
}
