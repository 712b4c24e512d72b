import type { z } from 'zod'
import { faults, isFaultCode, type Fault, type FaultCode, type FieldFault } from './faults.ts'

type Issue = z.core.$ZodIssue

/** The fault of a value by a schema: the code that the schema has for it, else that of its kind. */
export function faultOf(issue: Issue): Fault {
  return ownFault(issue) ?? faultOfKind(issue)
}

/** The faults of a value, each with the path of its field below a name. */
export function fieldFaults({ issues }: { readonly issues: readonly Issue[] }, name?: string): FieldFault[] {
  return issues.map((issue) => ({
    field: [...(name === undefined ? [] : [name]), ...issue.path].join('.'),
    ...faultOf(issue),
  }))
}

function ownFault(issue: Issue): Fault | null {
  const { message: code } = issue
  if (!isFaultCode(code)) return null
  return factsOf(code, issue.code === 'custom' ? issue.params : {})
}

function factsOf(code: FaultCode, params: unknown): Fault | null {
  const read = faults[code].safeParse(params ?? {})
  return read.success ? ({ code, ...read.data } as Fault) : null
}

function faultOfKind(issue: Issue): Fault {
  if (issue.code === 'too_small') return tooSmall(issue.origin, limitOf(issue.minimum))
  if (issue.code === 'too_big') return tooBig(issue.origin, limitOf(issue.maximum))
  if (issue.code === 'invalid_type') return wrongType(issue)
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return { code: 'not-a-choice' }
  if (issue.code === 'unrecognized_keys') return { code: 'unknown-field' }
  const isWorded = issue.code === 'custom' && issue.message !== 'Invalid input'
  return isWorded ? { code: 'told', text: issue.message } : { code: 'wrong-form' }
}

function tooSmall(origin: string, least: number | string): Fault {
  return origin === 'string' ? { code: 'missing' } : { code: 'too-low', least }
}

function tooBig(origin: string, most: number | string): Fault {
  if (origin === 'string') return { code: 'too-long', most }
  return { code: origin === 'array' ? 'too-many' : 'too-high', most }
}

function wrongType({ expected, message }: z.core.$ZodIssueInvalidType): Fault {
  // what stood there is no part of an issue but in its message
  if (message.endsWith('received undefined')) return { code: 'missing' }
  return { code: expected === 'number' || expected === 'int' ? 'not-a-number' : 'not-a-choice' }
}

function limitOf(limit: number | bigint): number | string {
  return Number.isInteger(Number(limit)) ? Number(limit) : String(limit)
}

/** A fault for developers, to follow its field: its code as words, and its facts. */
export function faultMessage({ code, ...facts }: Fault): string {
  if ('text' in facts) return facts.text
  const told = Object.entries(facts).map(([name, value]) => `${name} ${String(value)}`)
  const words = code.replaceAll('-', ' ')
  return `${code.startsWith('not-') ? `is ${words}` : words}${told.length === 0 ? '' : ` (${told.join(', ')})`}`
}
