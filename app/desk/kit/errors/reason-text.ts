import type { z } from 'zod'
import { reasons, type FactsOf, type ReasonCode } from '#domain/problem/reasons.ts'
import type { ApiError } from '#app/api/transport/request.ts'
import { deskReasonMessages } from '#app/messages/desk/reasons.ts'

const schemas: { readonly [Code in ReasonCode]: z.ZodType<FactsOf<Code>> } = reasons

/** A reason of the store in words for staff; null for one that this page does not know, as it may be older than the store. */
export function reasonText(reason: { readonly code: string }): string | null {
  const { code } = reason
  return isKnown(code) ? textOf(code, deskReasonMessages[code], reason) : null
}

/** Everything that stands against a request, in words for staff; null where the store tells no reason that is known. */
export function reasonsText({ details }: ApiError): string | null {
  const texts = (details.reasons ?? []).flatMap((reason) => reasonText(reason) ?? [])
  return texts.length === 0 ? null : texts.join(' ')
}

function isKnown(code: string): code is ReasonCode {
  return Object.hasOwn(schemas, code)
}

function textOf<Code extends ReasonCode>(
  code: Code,
  say: (typeof deskReasonMessages)[Code],
  told: object,
): string | null {
  const facts = schemas[code].safeParse(told)
  return facts.success ? say(facts.data) : null
}
