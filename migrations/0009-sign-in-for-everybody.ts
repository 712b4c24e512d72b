import { sql, type Kysely } from 'kysely'

/**
 * Nobody is shut out of signing in: codes have a budget and a network block, browsers that signed in before are known,
 * warnings about caps are given once.
 * An account whose number may have a new owner loses the number (`former_phone` keeps it for staff) until it is claimed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  `alter table login_codes
    add column requested_block text not null default '',
    add column device_hash text,
    add column budget text not null default 'stranger'`,
  `create index login_codes_requested_block on login_codes (requested_block, created_at)`,
  `create index login_codes_budget on login_codes (budget, created_at)`,

  // A browser that signed in to an account: its name, and a hash of what its cookie holds. Who reads there knows of every
  // other one that signed in until told_at.
  `create table known_devices (
    device_hash text not null,
    partner_uid uuid not null references partners (uid) on delete cascade,
    device text not null,
    first_signed_in_at timestamptz not null,
    signed_in_at timestamptz not null,
    told_at timestamptz not null,
    primary key (device_hash, partner_uid)
  )`,
  `create index known_devices_partner_uid on known_devices (partner_uid, signed_in_at)`,
  `create index known_devices_signed_in_at on known_devices (signed_in_at)`,

  // When the shopkeeper was last warned that a part of a cap was reached.
  `create table cap_warnings (
    cap text not null,
    percent integer not null,
    warned_at timestamptz not null,
    primary key (cap, percent)
  )`,
  `alter table partners
    add column last_seen_at timestamptz not null default now(),
    add column former_phone text,
    add column former_account_uid uuid references partners (uid) on delete set null,
    add column claim_tries_left integer not null default 5`,
  `alter table partners alter column phone drop not null`,
  `update partners set last_seen_at = greatest(registration_date,
    (select max(seen_at) from sessions where partner_uid = partners.uid),
    (select max(created_at) from orders where user_id = partners.uid))`,
]
