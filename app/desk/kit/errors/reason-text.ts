import type { z } from 'zod'
import { reasons, type FactsOf } from '#domain/problem/reasons.ts'
import type { ApiError } from '#app/api/transport/request.ts'
import { deskPlaceMessages } from '#app/messages/desk/findings.ts'
import { deskReasonMessages, type WordedReason } from '#app/messages/desk/reasons.ts'
import { findingsText } from './finding-text.ts'

const { 'record-rejected': rejected, ...worded } = reasons
const schemas: { readonly [Code in WordedReason]: z.ZodType<FactsOf<Code>> } = worded

/** A reason of the store in words for staff; null for one that this page does not know, as it may be older than the store. */
export function reasonText(reason: { readonly code: string }): string | null {
  const { code } = reason
  if (code === 'record-rejected') return rejectedText(reason)
  return isWorded(code) ? textOf(code, deskReasonMessages[code], reason) : null
}

/** Everything that stands against a request, in words for staff; null where the store tells no reason that is known. */
export function reasonsText({ details }: ApiError): string | null {
  const texts = (details.reasons ?? []).flatMap((reason) => reasonText(reason) ?? [])
  return texts.length === 0 ? null : texts.join(' ')
}

function isWorded(code: string): code is WordedReason {
  return Object.hasOwn(schemas, code)
}

function rejectedText(told: object): string | null {
  const { data } = rejected.safeParse(told)
  return data === undefined ? null : deskPlaceMessages.record(data.id, findingsText([data.finding]))
}

function textOf<Code extends WordedReason>(
  code: Code,
  say: (typeof deskReasonMessages)[Code],
  told: object,
): string | null {
  const facts = schemas[code].safeParse(told)
  return facts.success ? say(facts.data) : null
}
