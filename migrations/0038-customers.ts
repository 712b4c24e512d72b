import { sql, type Kysely } from 'kysely'

/**
 * Customers at the desk: blocks with their reason, notes that staff leave, and what finds one of a hundred thousand: the beginning
 * or end of a phone number, beginnings of names, a GSTIN. A process of an earlier release takes no notice of a block.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database)
}

const statements = [
  // standing_revision counts the changes of verification, activity and block: who decides on an older one is told
  `alter table partners
    add column block text check (block in ('CASH', 'ALL')),
    add column block_reason text,
    add column blocked_at timestamptz,
    add column blocked_by text,
    add column standing_revision integer not null default 0`,
  `create index partners_newest on partners (registration_date desc, uid desc) where erased_at is null`,
  `create index partners_status_newest on partners (verification_status, registration_date desc, uid desc)
    where erased_at is null`,
  `create index partners_active_newest on partners (active, registration_date desc, uid desc)
    where erased_at is null`,
  `create index partners_blocked on partners (registration_date desc, uid desc) where block is not null`,
  `create index partners_phone_start on partners (right(coalesce(phone, former_phone), 10) text_pattern_ops)`,
  `create index partners_phone_end on partners (reverse(coalesce(phone, former_phone)) text_pattern_ops)`,
  `create index partners_words on partners using gin ((to_tsvector('simple', coalesce(name, '')) ||
    jsonb_to_tsvector('simple', jsonb_path_query_array(addresses, '$[*].address_line1.receiverName'), '["string"]')))`,
  `create index orders_buyer_gstin on orders (buyer_gstin, user_id) where buyer_gstin is not null`,
  `create table customer_notes (
    partner_uid uuid not null references partners (uid) on delete cascade,
    id uuid not null,
    at timestamptz not null,
    author text not null,
    text text not null,
    primary key (partner_uid, id)
  )`,
  `create index customer_notes_newest on customer_notes (partner_uid, at desc)`,
  `create index customer_notes_at on customer_notes (at)`,
]
