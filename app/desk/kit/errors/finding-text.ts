import type { z } from 'zod'
import { documentField, isOfDocument } from '#domain/problem/document-findings.ts'
import {
  findingOnWire,
  findings,
  type FindingCode,
  type FindingFacts,
  type FindingOnWire,
} from '#domain/problem/findings.ts'
import { faultWords } from './fault-words.ts'
import { deskFindingMessages, deskPlaceMessages } from '#app/messages/desk/findings.ts'

const schemas: { readonly [Code in FindingCode]: z.ZodType<FindingFacts<Code>> } = findings

/** Findings of a file in words for staff, those of a row behind its number; of one that this page does not know its code alone. */
export function findingsText(all: readonly FindingOnWire[]): string {
  const rows = all.flatMap(({ row }, index) => (row === all[index - 1]?.row && index > 0 ? [] : [index]))
  return rows
    .map((start, index) => {
      const own = all.slice(start, rows[index + 1])
      const texts = own.map(findingText).join('; ')
      const row = own[0]?.row
      return row === undefined ? texts : deskPlaceMessages.row(row, texts)
    })
    .join('; ')
}

/** The stored detail of a failure in words: a finding as JSON, else a name or a text from before findings had codes. */
export function storedText(detail: string): string {
  try {
    const finding = findingOnWire.safeParse(JSON.parse(detail))
    return finding.success ? findingsText([finding.data]) : detail
  } catch {
    return detail
  }
}

function findingText(finding: FindingOnWire): string {
  const { code, field } = finding
  const own = isKnown(code) ? wordsOf(code, deskFindingMessages[code], finding) : null
  const text = own ?? faultWords(finding) ?? code
  if (field === undefined) return text
  if (isOfDocument(finding)) return deskPlaceMessages.field(documentField(field), text)
  if (code.startsWith('cell-')) return deskPlaceMessages.cell(field, text)
  return own === null ? deskPlaceMessages.field(field, text) : deskPlaceMessages.value(field, text)
}

function isKnown(code: string): code is FindingCode {
  return Object.hasOwn(schemas, code)
}

function wordsOf<Code extends FindingCode>(
  code: Code,
  say: (typeof deskFindingMessages)[Code],
  finding: FindingOnWire,
): string | null {
  const facts = schemas[code].safeParse(finding)
  return facts.success ? say(facts.data) : null
}
