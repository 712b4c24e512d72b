import { sql, type Kysely } from 'kysely'

/**
 * Sign-in that holds: a code belongs to the browser that asked for it and knows who delivers it; a proof of work is
 * used once; wrong codes are counted by network address; a session can be told apart and ended on its own.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  // codes of before end here: nobody can say which browser asked for them
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
