import type { ColumnType, Generated } from 'kysely'
import type { FirmRole } from '#domain/firms/firm-roles.ts'
import type { Json, Timestamp } from '../column-types.ts'

type PlaceColumns = { role: FirmRole; order_limit: number | null; month_limit: number | null }

/** Firms that several people buy for, who they are, and whom they invited. */
export type FirmTables = {
  firms: {
    id: string
    gstin: string
    legal_name: string
    address: Json<unknown>
    created_at: Timestamp
    updated_at: Timestamp
  }
  firm_people: PlaceColumns & { firm_id: string; partner_uid: string; joined_at: Timestamp }
  firm_invitations: PlaceColumns & {
    id: string
    firm_id: string
    phone: string
    invited_by: string
    state: 'OPEN' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN'
    created_at: Timestamp
    expires_at: Timestamp
    answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  firm_sites: {
    id: string
    firm_id: string
    name: string
    address: Json<unknown>
    is_closed: boolean
    created_at: Timestamp
    updated_at: Timestamp
  }
  site_lists: {
    id: string
    firm_id: string
    site_id: string
    name: string
    lines: Json<unknown>
    revision: Generated<number>
    created_at: Timestamp
    updated_at: Timestamp
  }
  firm_notes: { firm_id: string; id: string; at: Timestamp; author: string; text: string }
}
