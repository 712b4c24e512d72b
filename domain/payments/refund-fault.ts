import { z } from 'zod'

/** Faults of a refund without facts. */
const plainFaults = [
  'bank-rejected',
  'bank-rejected-again',
  'tried-too-often',
  'provider-away',
  'not-sent',
] as const
/** Faults that the provider had words for; `told` is all that is known of one from before faults had codes. */
const saidFaults = ['provider-refused', 'provider-postponed', 'told'] as const

const refundFault = z.discriminatedUnion('code', [
  z.object({ code: z.enum(plainFaults) }),
  z.object({ code: z.enum(saidFaults), said: z.string() }),
])

/** Reason that a refund has not been made: a code, and where it is the provider's, what it said. */
export type RefundFault = Readonly<z.infer<typeof refundFault>>
export type RefundFaultCode = RefundFault['code']

/** Tells whether a text is the code of a fault. */
export function isRefundFaultCode(code: string): code is RefundFaultCode {
  return ([...plainFaults, ...saidFaults] as readonly string[]).includes(code)
}

/** A fault as it crosses the wire; a later version of the store may have others. */
export const refundFaultOnWire = z.object({
  code: z.string().meta({ example: 'provider-refused' }),
  said: z.string().optional().meta({ description: 'What the provider said, in its own words.' }),
})

const MOST_SAID = 300

/** A fault as it is kept. */
export function storeRefundFault(fault: RefundFault): string {
  return JSON.stringify('said' in fault ? { ...fault, said: fault.said.slice(0, MOST_SAID) } : fault)
}

/** Reads a kept fault; before they were kept with facts they were a code alone, or a text. */
export function readRefundFault(stored: string): RefundFault {
  const { data } = refundFault.safeParse(stored.startsWith('{') ? parsed(stored) : { code: stored })
  return data ?? { code: 'told', said: stored }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
