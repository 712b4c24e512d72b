import { sql, type Kysely } from 'kysely'

/** Signing in: partners with their addresses, one-time codes and sessions (hashes only), and the store's secrets. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table partners (
      uid uuid primary key,
      phone text not null unique,
      name text,
      registration_date timestamptz not null,
      verification_status text not null,
      active boolean not null,
      addresses jsonb not null default '[]',
      default_address_index integer
    )`.execute(database)
  await sql`
    create table login_codes (
      id uuid primary key,
      phone text not null,
      code_hash text not null,
      requested_from text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      tries_left integer not null,
      ended_at timestamptz
    )`.execute(database)
  await sql`create index login_codes_phone on login_codes (phone, created_at)`.execute(database)
  await sql`create index login_codes_requested_from on login_codes (requested_from, created_at)`.execute(
    database,
  )
  await sql`
    create table sessions (
      token_hash text primary key,
      partner_uid uuid not null references partners (uid) on delete cascade,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(database)
  await sql`create index sessions_partner_uid on sessions (partner_uid)`.execute(database)
  await sql`create table secrets (name text primary key, value text not null)`.execute(database)
}
