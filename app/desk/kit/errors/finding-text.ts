import type { z } from 'zod'
import {
  findings,
  type FindingCode,
  type FindingFacts,
  type FindingOnWire,
} from '#domain/problem/findings.ts'
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

function findingText(finding: FindingOnWire): string {
  const { code, field } = finding
  const text = isKnown(code) ? wordsOf(code, deskFindingMessages[code], finding) : code
  if (field === undefined) return text
  if (code.startsWith('cell-')) return deskPlaceMessages.cell(field, text)
  return code === 'not-a-number' ? deskPlaceMessages.field(field, text) : deskPlaceMessages.value(field, text)
}

function isKnown(code: string): code is FindingCode {
  return Object.hasOwn(schemas, code)
}

function wordsOf<Code extends FindingCode>(
  code: Code,
  say: (typeof deskFindingMessages)[Code],
  finding: FindingOnWire,
): string {
  const facts = schemas[code].safeParse(finding)
  return facts.success ? say(facts.data) : code
}
