import type { ColumnMatch } from '#domain/catalogue/imports/column-match.ts'
import type { CatalogueImport } from '#domain/catalogue/imports/import-report.ts'
import {
  columns as ourColumns,
  MAX_BREAKS,
  stockColumns,
  type Column,
} from '#domain/catalogue/imports/columns.ts'
import { namesProducts, twice } from '#spreadsheets/products/match-columns.ts'
import { checkImport } from '#app/api/desk/imports.ts'
import { deskColumnMessages, deskFieldMessages } from '#app/messages/desk/catalogue/import.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { PickerField } from '#app/ui/forms/picker-field.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

interface ImportColumnsProps {
  file: File
  columns: ColumnMatch['columns']
  /** Field assigned to each column. */
  fields: readonly string[]
  onFields: (fields: readonly string[]) => void
  onChecked: (checked: CatalogueImport, fields: readonly string[]) => void
  onDiscard: () => void
}

/** Columns that new products should have besides a name; without HSN or rate a price cannot be split into net and tax. */
const wanted = ['price with gst', 'hsn', 'unit'] as const satisfies readonly Column[]

/** Each column of a sheet with its first values, and a choice of what it is (GOODS-03). */
export function ImportColumns({ file, columns, fields, onFields, onChecked, onDiscard }: ImportColumnsProps) {
  const t = deskColumnMessages
  const names = deskFieldMessages
  const describe = useDeskError()
  const { pending, failure, run } = useAction()
  const nameOf = (field: string): string =>
    options(names, t, field).find(([value]) => value === field)?.[1] ?? field
  const isNamed = namesProducts(fields)
  const doubled = twice(fields)
  const isTaxed = fields.includes('hsn') || fields.includes('gst rate')
  const has = (field: Column): boolean =>
    fields.includes(field) || (field === 'price with gst' && fields.includes('price without gst'))
  const missing = wanted.filter((field) => !has(field) && (field !== 'hsn' || !isTaxed))
  const isWithStock = stockColumns.some((column) => fields.includes(column))

  return (
    <Section title={t.title}>
      <p className="text-sm text-quiet">{t.intro(file.name)}</p>
      <ul className="divide-y divide-hairline">
        {columns.map(({ head, values, isSure }, index) => {
          if (head === '' && values.length === 0) return null
          const title = head || t.noHead(index + 1)
          const field = fields[index] ?? ''
          const isGuess = !isSure && field !== '' && field === columns[index]?.field
          return (
            // the place of a column is what it is known by
            <li key={`${index} ${head}`} className="grid grid-cols-1 gap-x-4 gap-y-1 py-3 wide:grid-cols-2">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-medium break-words">
                  {title}
                  {isSure && field !== '' && <Badge tone="good">{t.known}</Badge>}
                  {isGuess && <Badge tone="caution">{t.guessed}</Badge>}
                </p>
                <p className="text-sm break-words text-quiet">{values.join(' · ') || t.noValues}</p>
              </div>
              <PickerField
                label={t.field(title)}
                value={field}
                options={options(names, t, head)}
                onChange={(next) => onFields(fields.map((each, at) => (at === index ? next : each)))}
              />
            </li>
          )
        })}
      </ul>
      <output className="grid grid-cols-1 gap-1">
        {doubled.map((field) => (
          <p key={field} className="text-bad">
            {t.twice(nameOf(field))}
          </p>
        ))}
        {isWithStock && <p className="text-sm text-quiet">{t.keptWithStock}</p>}
        {!isTaxed && <p className="text-sm text-caution">{t.missingTax}</p>}
        {missing.length > 0 && (
          <p className="text-sm text-caution">
            {t.missingOther(missing.map((field) => `“${names[field]}”`).join(', '))}
          </p>
        )}
      </output>
      {failure !== null && <InlineError text={describe(failure)} />}
      <div className="flex flex-wrap items-start gap-2">
        <Button variant="secondary" className="flex-1" onClick={onDiscard}>
          {t.discard}
        </Button>
        <WaitingButton
          className="flex-1"
          loading={pending}
          waitsFor={isNamed ? (doubled.length > 0 ? t.needsOnce : null) : t.missingName}
          onClick={() => void run(async () => onChecked(await checkImport(file, { fields }), fields))}
        >
          {t.check}
        </WaitingButton>
      </div>
    </Section>
  )
}

type Names = Readonly<Record<Column, string>>
type Texts = {
  readonly leaveOut: string
  readonly spec: (name: string) => string
  readonly breakFrom: (number: number) => string
  readonly breakPrice: (number: number) => string
}

/** Lists the fields that a column with this heading can be assigned to. */
function options(names: Names, t: Texts, head: string): (readonly [value: string, label: string])[] {
  const own = head
    .replace(/^spec:\s*/i, '')
    .trim()
    .slice(0, 80)
  const specs = [...new Set([own, 'Brand'])].filter((name) => name !== '')
  const numbers = Array.from({ length: MAX_BREAKS }, (_, index) => index + 1)
  return [
    ['', t.leaveOut],
    ...[...ourColumns, 'price without gst' as const, ...stockColumns].map(
      (column) => [column, names[column]] as const,
    ),
    ...specs.map((name) => [`spec: ${name}`, t.spec(name)] as const),
    ...numbers.flatMap((number) => [
      [`from ${number}`, t.breakFrom(number)] as const,
      [`price ${number}`, t.breakPrice(number)] as const,
    ]),
  ]
}
