import { sql, type Kysely } from 'kysely'

/**
 * Firms that several people buy for. A GSTIN is not unique: it is public, and whoever types it first owns nothing by that. A firm
 * stays when its last person is erased, for its orders and its account. Amounts are whole paise.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const role = `role text not null check (role in ('owner', 'buyer', 'site-engineer', 'accounts')),
    order_limit bigint,
    month_limit bigint`

const statements = [
  `create table firms (
    id uuid primary key,
    gstin text not null,
    legal_name text not null,
    address jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index firms_newest on firms (created_at desc, id desc)`,
  `create index firms_gstin on firms (gstin text_pattern_ops)`,
  `create index firms_words on firms using gin (to_tsvector('simple', legal_name))`,
  `create table firm_people (
    firm_id uuid not null references firms (id),
    partner_uid uuid not null references partners (uid),
    ${role},
    joined_at timestamptz not null,
    primary key (firm_id, partner_uid)
  )`,
  `create index firm_people_partner on firm_people (partner_uid)`,
  `create table firm_invitations (
    id uuid primary key,
    firm_id uuid not null references firms (id),
    phone text not null,
    ${role},
    invited_by text not null,
    state text not null check (state in ('OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    answered_at timestamptz
  )`,
  `create unique index firm_invitations_open on firm_invitations (firm_id, phone) where state = 'OPEN'`,
  `create index firm_invitations_of_firm on firm_invitations (firm_id, created_at)`,
  `create index firm_invitations_phone on firm_invitations (phone)`,
  `create index firm_invitations_expiry on firm_invitations (expires_at)`,
  `create table firm_notes (
    firm_id uuid not null references firms (id),
    id uuid not null,
    at timestamptz not null,
    author text not null,
    text text not null,
    primary key (firm_id, id)
  )`,
]
