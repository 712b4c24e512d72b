import type { z } from 'zod'
import { faults, isFaultCode, type Fault, type FaultCode, type FaultFacts } from '#domain/problem/faults.ts'
import { deskFaultMessages } from '#app/messages/desk/faults.ts'

const schemas: { readonly [Code in FaultCode]: z.ZodType<FaultFacts<Code>> } = faults

/** A fault in words for staff, to follow its field; null for one that this page does not know, as it may be older than the store. */
export function faultWords(fault: Fault): string
export function faultWords(fault: { readonly code: string }): string | null
export function faultWords(fault: { readonly code: string }): string | null {
  const { code } = fault
  return isFaultCode(code) ? wordsOf(code, deskFaultMessages[code], fault) : null
}

function wordsOf<Code extends FaultCode>(
  code: Code,
  say: (typeof deskFaultMessages)[Code],
  fault: object,
): string | null {
  const facts = schemas[code].safeParse(fault)
  return facts.success ? say(facts.data) : null
}
