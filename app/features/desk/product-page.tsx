import { useCallback, useState, type FormEvent } from 'react'
import type { DeskProductWire } from '#domain/catalogue/desk-wire.ts'
import { editProduct, fetchDeskProduct } from '#app/api/desk.ts'
import { ApiError } from '#app/api/request.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskMessages, deskProductMessages } from '#app/messages/desk.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { BackLink } from './back-link.tsx'
import { useDesk } from './desk-context.ts'
import { formatRupees } from './format-rupees.ts'
import { Loaded } from './loaded.tsx'
import { Section } from './section.tsx'
import { useDeskError } from './use-desk-error.ts'
import { useDeskLoad } from './use-desk-load.ts'

/** One product: its name and the prices of its sizes, as people think them (GOODS-01). */
export function ProductPage({ id }: { id: string }) {
  const words = useMessages(deskProductMessages)
  const read = useCallback(() => fetchDeskProduct(id), [id])
  const loading = useDeskLoad(read)
  return (
    <div className="max-w-3xl">
      <BackLink to="/desk/products" text={words.back} />
      <Loaded level={1} loading={loading}>
        {(product) => (
          <ProductForm
            key={product.digest}
            product={product}
            onSaved={loading.show}
            onStale={loading.refresh}
          />
        )}
      </Loaded>
    </div>
  )
}

interface ProductFormProps {
  product: DeskProductWire
  onSaved: (product: DeskProductWire) => void
  /** Somebody else changed the product. */
  onStale: () => void
}

/** What is typed about a product, and saving it. */
function useProductEdit({ product, onSaved, onStale }: ProductFormProps) {
  const t = useMessages(deskMessages)
  const toast = useToast()
  const [name, setName] = useState(product.name)
  const [prices, setPrices] = useState<TypedPrices>({})
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const newName = name.trim() === product.name ? null : name
  const changed = product.variants.filter(
    ({ index, priceWithGst }) => (prices[index] ?? priceWithGst) !== priceWithGst,
  )

  async function save(confirmFalls: boolean) {
    setPending(true)
    setFailure(null)
    try {
      const saved = await editProduct(product.id, {
        digest: product.digest,
        confirmFalls,
        ...(newName !== null && { name: newName }),
        prices: changed.map(({ index }) => ({ index, priceWithGst: prices[index] ?? '' })),
      })
      toast({ text: t.saved, tone: 'good' })
      onSaved(saved)
    } catch (error) {
      setFailure(error)
      if (error instanceof ApiError && error.code === 'edit-conflict') onStale()
    } finally {
      setPending(false)
    }
  }

  const isChanged = newName !== null || changed.length > 0
  return { name, setName, prices, setPrices, pending, failure, setFailure, isChanged, save }
}

function ProductForm(props: ProductFormProps) {
  const { product } = props
  const t = useMessages(deskMessages)
  const words = useMessages(deskProductMessages)
  const describe = useDeskError()
  const { can } = useDesk()
  const isFixed = !can('catalogue:write')
  const { failure, save, ...edit } = useProductEdit(props)
  const fall = failure instanceof ApiError && failure.code === 'price-falls' ? failure : null

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (edit.isChanged && !edit.pending) void save(false)
      }}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-xl">{product.name}</h1>
        <a
          href={`/product/${encodeURIComponent(product.id)}`}
          className="min-h-11 content-center text-sm text-accent"
        >
          {words.view}
        </a>
      </div>
      <Section title={words.name}>
        <Field
          label={words.name}
          maxLength={200}
          readOnly={isFixed}
          value={edit.name}
          onChange={(event) => edit.setName(event.currentTarget.value)}
        />
        <p className="text-sm text-quiet">{taxText(words, product)}</p>
      </Section>
      <Prices product={product} prices={edit.prices} isFixed={isFixed} onPrices={edit.setPrices} />
      {failure !== null && fall === null && <InlineError text={describe(failure)} />}
      {!isFixed && (
        <div className="sticky bottom-[calc(72px+env(safe-area-inset-bottom))] wide:bottom-4">
          <Button type="submit" size="large" block loading={edit.pending} disabled={!edit.isChanged}>
            {t.save}
          </Button>
        </div>
      )}
      {fall !== null && (
        <ConfirmDialog
          open
          danger
          question={words.fallTitle}
          detail={fall.message}
          confirmLabel={words.fallConfirm}
          cancelLabel={words.fallKeep}
          onConfirm={() => void save(true)}
          onCancel={() => edit.setFailure(null)}
        />
      )}
    </form>
  )
}

function taxText(words: typeof deskProductMessages.en, { gstRate, hsn }: DeskProductWire): string {
  const rate = gstRate === null ? words.noRate : words.rate(gstRate)
  return hsn === null ? rate : `${rate} · ${words.hsn(hsn)}`
}

type TypedPrices = Readonly<Record<number, string>>

interface PricesProps {
  product: DeskProductWire
  /** What was typed, by the index of the variant. */
  prices: TypedPrices
  isFixed: boolean
  onPrices: (prices: TypedPrices) => void
}

/** The price of each size, as the customer pays it. */
function Prices({ product, prices, isFixed, onPrices }: PricesProps) {
  const words = useMessages(deskProductMessages)
  return (
    <Section title={words.prices}>
      <p className="text-sm text-quiet">{words.pricesHint}</p>
      <ul className="divide-y divide-hairline">
        {product.variants.map(({ index, label, priceWithGst, priceWithoutGst, gst, priceBreaks }) => (
          <li key={index} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 flex-1 basis-40">
              {label || words.only}
              <span className="block text-xs text-quiet tabular-nums">
                {[
                  words.parts(rupees(priceWithoutGst), rupees(gst)),
                  ...priceBreaks.map((rung) => words.breaks(rung.minQuantity, rupees(rung.priceWithGst))),
                ].join(' · ')}
              </span>
            </span>
            <Field
              className="w-36 [&_label]:sr-only"
              label={words.priceOf(label || words.only)}
              prefix="₹"
              inputMode="decimal"
              maxLength={20}
              readOnly={isFixed}
              value={prices[index] ?? priceWithGst}
              onChange={(event) => onPrices({ ...prices, [index]: event.currentTarget.value })}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function rupees(text: string): string {
  return formatRupees(Number(text))
}
