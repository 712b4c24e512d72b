import { serializePosting } from '../accounts/wire.ts'
import { serializeFirms } from '../identity/billing-wire.ts'
import { serializePartner } from '../identity/wire.ts'
import { paiseToRupees } from '../money/paise.ts'
import { serializeOrderDetail } from '../orders/serialize-order.ts'
import type { ErasurePlan, PersonalData, StaffRecord } from './personal-data.ts'
import { serializeQuotations } from './quotations-wire.ts'
import type { ErasurePlanWire, PersonalDataWire } from './wire.ts'

/** A partner's data as it leaves the store: money in rupees, times in ISO 8601, UTC. */
export function serializePersonalData(data: PersonalData): PersonalDataWire {
  return {
    exportedAt: data.exportedAt.toISOString(),
    partner: serializePartner(data.partner),
    mergedNumbers: data.mergedNumbers.map(({ phone, mergedAt }) => ({
      phone,
      mergedAt: mergedAt.toISOString(),
    })),
    consents: data.consents.map(({ version, givenAt }) => ({ version, givenAt: givenAt.toISOString() })),
    addresses: data.addresses.map(({ id: _, ...fields }) => fields),
    devices: data.devices.map(({ device, signedInAt, seenAt }) => ({
      device,
      signedInAt: signedInAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    knownDevices: data.knownDevices.map(({ device, firstSignedInAt, signedInAt }) => ({
      device,
      firstSignedInAt: firstSignedInAt.toISOString(),
      signedInAt: signedInAt.toISOString(),
    })),
    orders: data.orders.map((order) => serializeOrderDetail(order, data.partner)),
    documents: data.documents,
    messages: data.messages.map((message) => ({ ...message, at: message.at?.toISOString() ?? null })),
    otherMessages: data.otherMessages.map(({ at, amount, ...message }) => ({
      ...message,
      at: at?.toISOString() ?? null,
      amount: amount === null ? null : paiseToRupees(amount),
    })),
    rememberedChoices: data.rememberedChoices.map(({ chosenAt, ...choice }) => ({
      ...choice,
      chosenAt: chosenAt.toISOString(),
    })),
    rememberedFirms: serializeFirms(data.rememberedFirms).firms,
    firms: data.firms.map(({ gstin: number, legalName, role }) => ({ gstin: number, legalName, role })),
    firmInvitations: data.firmInvitations.map((one) => ({
      gstin: one.gstin,
      legalName: one.legalName,
      role: one.role,
      invitedBy: one.invitedBy,
      validUntil: one.expiresAt.toISOString(),
    })),
    block: data.block,
    staffNotes: data.staffNotes.map(({ text, author, at }) => ({ text, author, at })),
    ...serializeQuotations(data),
    listRequests: data.listRequests.map(({ text, sentAt, answeredAt }) => ({
      text,
      sentAt: sentAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    stockAlerts: data.stockAlerts.map(({ requestedAt, toldAt, ...alert }) => ({
      ...alert,
      requestedAt: requestedAt.toISOString(),
      toldAt: toldAt?.toISOString() ?? null,
    })),
    receipts: data.receipts.map(({ amount, at, ...receiptOf }) => ({
      ...receiptOf,
      amount: paiseToRupees(amount),
      at: at.toISOString(),
    })),
    creditLedger: data.creditLedger.map(serializePosting),
    deliveries: data.deliveries.map(({ at, ...one }) => ({ ...one, at: at?.toISOString() ?? null })),
    orderEdits: data.orderEdits.map((one) => ({
      ...one,
      at: one.at.toISOString(),
      expiresAt: one.expiresAt?.toISOString() ?? null,
      totalBefore: paiseToRupees(one.totalBefore),
      totalAfter: paiseToRupees(one.totalAfter),
    })),
    staff: data.staff && serializeStaffRecord(data.staff),
    staffChanges: data.staffChanges.map((change) => ({ ...change, at: change.at.toISOString() })),
  }
}

function serializeStaffRecord({ sessions, grantedAt, ...record }: StaffRecord) {
  return {
    ...record,
    grantedAt: grantedAt.toISOString(),
    sessions: sessions.map(({ device, signedInAt, seenAt }) => ({
      device,
      signedInAt: signedInAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
  }
}

/** Serializes the plan of an erasure, as the account page shows it. */
export function serializeErasurePlan(plan: ErasurePlan): ErasurePlanWire {
  return { ...plan, retainedUntil: plan.retainedUntil?.toISOString() ?? null }
}
