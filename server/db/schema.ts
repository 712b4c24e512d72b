import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#domain/i18n/language.ts'
import type { CodeBudget } from '#domain/identity/code-budget.ts'
import type { AccountTables } from './accounts/account-tables.ts'
import type { ApprovalTables } from './approvals/approval-tables.ts'
import type { CatalogueTables } from './catalogue/catalogue-tables.ts'
import type { Json, Timestamp } from './column-types.ts'
import type { CustomerTables, AccountStatusColumns } from './customers/customer-tables.ts'
import type { ListTables } from './quick-order/list-tables.ts'
import type { FirmTables } from './firms/firm-tables.ts'
import type { DeliveryTables } from './delivery/delivery-tables.ts'
import type { MessageTables } from './orders/message-tables.ts'
import type { FulfilmentTables } from './orders/fulfilment-tables.ts'
import type { OfferTables } from './offers/offer-tables.ts'
import type { OrderEditTables } from './order-edits/order-edit-tables.ts'
import type { PricingTables } from './pricing/pricing-tables.ts'
import type { QuotationTables } from './quotations/quotation-tables.ts'
import type { ReportTables } from './reports/report-tables.ts'
import type { StockTables } from './stock/stock-tables.ts'
import type { TillTables } from './till/till-tables.ts'
import type { TripTables } from './trips/trip-tables.ts'

/** The tables as the migrations leave them; the comments there say what they hold. */
export type Schema = AccountTables &
  ApprovalTables &
  CatalogueTables &
  CustomerTables &
  DeliveryTables &
  FirmTables &
  ListTables &
  StockTables &
  MessageTables &
  OfferTables &
  ReportTables &
  FulfilmentTables &
  OrderEditTables &
  PricingTables &
  QuotationTables &
  TillTables &
  TripTables & {
    partners: AccountStatusColumns & {
      uid: string
      /** Null once the number may have a new owner; `former_phone` keeps it. */
      phone: string | null
      name: string | null
      language: Generated<Language>
      registration_date: Timestamp
      verification_status: string
      active: boolean
      addresses: ColumnType<unknown, string | undefined, string>
      default_address_index: number | null
      last_seen_at: Timestamp
      former_phone: ColumnType<string | null, string | null | undefined, string | null>
      former_account_uid: ColumnType<string | null, string | null | undefined, string | null>
      claim_tries_left: Generated<number>
      erased_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    }
    login_codes: {
      id: string
      phone: string
      code_hash: string
      requested_from: string
      requested_block: string
      device_hash: string | null
      budget: CodeBudget
      created_at: Timestamp
      expires_at: Timestamp
      tries_left: number
      ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
      browser_hash: string
      sent_by: ColumnType<string | null, string | null | undefined, string | null>
      sent_reference: ColumnType<string | null, string | null | undefined, string | null>
      delivery: ColumnType<string, string | undefined, string>
      delivery_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    }
    used_proofs: { proof_hash: string; expires_at: Timestamp }
    wrong_codes: { from_address: string; at: Timestamp }
    sessions: {
      id: ColumnType<string, string | undefined, never>
      token_hash: string
      partner_uid: string
      device: string
      created_at: Timestamp
      seen_at: Timestamp
      expires_at: Timestamp
    }
    known_devices: {
      device_hash: string
      partner_uid: string
      device: string
      first_signed_in_at: Timestamp
      signed_in_at: Timestamp
      told_at: Timestamp
    }
    cap_warnings: { cap: string; percent: number; warned_at: Timestamp }
    consents: { partner_uid: string; version: string; given_at: Timestamp }
    secrets: { name: string; value: string }
    store_settings: { only_row: boolean; settings: Json<unknown> }
    orders: {
      order_id: string
      order_number: string
      buyer_gstin: string | null
      billing: Json<unknown> | null
      firm_id: ColumnType<string | null, string | null | undefined, never>
      po_number: ColumnType<string | null, string | null | undefined, never>
      po_reference: ColumnType<string | null, string | null | undefined, never>
      site_id: ColumnType<string | null, string | null | undefined, never>
      site_name: ColumnType<string | null, string | null | undefined, never>
      account_id: ColumnType<string | null, string | null | undefined, never>
      credit_days: ColumnType<number | null, number | null | undefined, never>
      due_day: ColumnType<string | null, string | null | undefined, string>
      credit_pass: ColumnType<string | null, string | null | undefined, string>
      user_id: string
      idempotency_key: string
      request_digest: string
      order_status: string
      payment_mode: string
      payment_status: string
      payment_id: string | null
      shipping_address: Json<unknown>
      item_mrp_total: number
      item_total: number
      saved_amount: number
      total_tax: number
      grand_total: number
      delivery_charge: number
      handling_charge: number
      commission_amount: number
      cancellation_reason: string | null
      cancelled_by: string | null
      person_erased_at: ColumnType<Date | null, Date | null | undefined, Date | null>
      promised_day: string | null
      promised_slot: string | null
      promised_loads: Json<unknown> | null
      counter: Json<unknown> | null
      offers: Json<unknown> | null
      created_at: Timestamp
      updated_at: Timestamp
    }
    order_items: {
      order_id: string
      line: number
      cart_id: string | null
      product_id: string
      product_name: string
      product_image_url: string | null
      quantity: number
      product_rate: string
      product_rate_after_discount: string
      product_discount: string
      commission_amount: string
      variant_id: string
      variant_specs: Json<unknown>
      /** Source of the price; null on lines from before it was kept. */
      pricing: ColumnType<unknown, string | null | undefined, string | null>
      /** Weighbridge slip of the load; null on lines that were not weighed. */
      weighing: ColumnType<unknown, string | null | undefined, string | null>
    }
    order_events: {
      order_id: string
      sequence: number
      at: Timestamp
      status: string
      actor: string
      actor_kind: ColumnType<string, never, never>
      note: string | null
      cause: Json<unknown> | null
    }
    dated_settings: { name: string; valid_from: string; value: Json<unknown>; source: string }
    receipts: {
      id: Generated<string>
      order_id: string
      fulfilment_id: ColumnType<string | null, string | null | undefined, never>
      trip_id: ColumnType<string | null, string | null | undefined, never>
      hand_in_id: ColumnType<string | null, string | null | undefined, string | null>
      method: 'CASH' | 'UPI' | 'CARD'
      user_id: string
      amount: number
      day: string
      received_at: Timestamp
    }
    order_counts: {
      user_id: string
      hour: Timestamp
      orders: number
      max_orders: number
      open_cash: number
      max_open_cash: number
    }
    payment_orders: {
      provider_order_id: string
      order_id: string
      provider: string
      amount: number
      currency: string
      created_at: Timestamp
      checks: Generated<number>
      next_check_at: Timestamp | null
    }
    payments: {
      payment_id: string
      provider_order_id: string | null
      order_id: string | null
      amount: number
      currency: string
      method: string | null
      /** The account of credit that it paid. */
      account_id: string | null
      used_for: 'ORDER' | 'ACCOUNT' | 'REFUND' | 'UNKNOWN' | 'FOREIGN'
      received_at: Timestamp
      refunded: Generated<number>
      disputed: Generated<number>
      lost: Generated<number>
      released: Generated<number>
      read_number: Generated<number>
      receipt: string | null
      next_check_at: Timestamp | null
      return_at: Timestamp | null
      staff_note: string | null
    }
    payment_refunds: {
      refund_id: string
      payment_id: string
      amount: number
      state: 'pending' | 'processed' | 'failed'
      refund_key: string | null
      seen_at: Timestamp
    }
    payment_disputes: {
      dispute_id: string
      payment_id: string
      amount: number
      deducted: number
      currency: string
      state: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
      reason: string | null
      respond_by: Timestamp | null
      read_number: number
      seen_at: Timestamp
    }
    ledger_reconciliations: { provider: string; next_at: Timestamp; reconciled_until: Timestamp | null }
    refunds: {
      payment_id: string
      order_id: string | null
      refund_key: string
      amount: number
      reason: string
      state: 'DUE' | 'DONE' | 'REFUSED'
      sending: number | null
      by_hand: Generated<boolean>
      provider_refund_id: string | null
      requested_at: Timestamp
      done_at: Timestamp | null
      tries: Generated<number>
      next_try_at: Timestamp
      last_fault: string | null
    }
    document_series: { series: string; financial_year: string; last_serial: number }
    tax_documents: {
      number: string
      series: string
      financial_year: string
      serial: number
      kind: 'invoice' | 'credit-note'
      order_id: string
      issued_at: Timestamp
      document: Json<unknown>
      person_erased_at: ColumnType<Date | null, Date | null | undefined, Date | null>
      e_invoice: Json<unknown> | null
    }
    staff: { uid: string; name: string; role: string; granted_at: Timestamp; granted_by: string }
    desk_sessions: {
      token_hash: string
      id: string
      staff_uid: string
      device: string
      created_at: Timestamp
      seen_at: Timestamp
      proved_at: Timestamp
      expires_at: Timestamp
    }
    unmet_demand: { day: ColumnType<string, string, string>; source: string; words: string; times: number }
    audit_log: {
      id: Generated<number>
      at: Timestamp
      actor: string
      role: string
      action: string
      subject: string
      subject_id: string
      before: Json<unknown> | null
      after: Json<unknown> | null
    }
    order_notes: { id: string; order_id: string; at: Timestamp; author: string; text: string }
  }
