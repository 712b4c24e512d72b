import { useCallback } from 'react'
import { fetchListOf, fetchListsOf } from '#app/api/desk/site-lists.ts'
import { fetchProducts } from '#app/api/products.ts'
import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { parseCompositeId } from '#domain/catalogue/composite-id.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { takenFromList } from './taken-from-list.ts'
import type { useOrderLines } from './use-order-lines.ts'

interface SiteListChoiceProps {
  firmId: string
  siteId: string
  taken: ReturnType<typeof useOrderLines>
}

/** Starts the order from one of the lists of its site; nothing where the site has none. */
export function SiteListChoice({ firmId, siteId, taken }: SiteListChoiceProps) {
  const t = deskNewOrderMessages
  const describe = useDeskError()
  const loading = useLoad(useCallback(() => fetchListsOf(firmId), [firmId]))
  const { pending, failure, run } = useAction()
  if (loading.status === 'failed') return <InlineError text={describe(loading.failure)} />
  const lists = loading.status === 'loaded' ? loading.content.lists : []
  const own = lists.filter((list) => list.siteId === siteId)
  if (own.length === 0) return null

  const take = (listId: string) =>
    run(async () => {
      const { lines } = await fetchListOf(firmId, listId)
      const ids = lines.flatMap(({ product }) => parseCompositeId(product)?.productId ?? [])
      const { taken: known, gone } = takenFromList(lines, await fetchProducts(ids))
      taken.add(known, gone)
    })
  return (
    <>
      <SelectField
        label={t.fromList}
        hint={t.fromListHint}
        disabled={pending}
        value=""
        options={[
          ['', t.chooseList],
          ...own.map(({ id, name, items }) => [id, t.listOf(name, items)] as const),
        ]}
        onChange={({ currentTarget: { value } }) => {
          if (value !== '') void take(value)
        }}
      />
      {failure !== null && <InlineError text={describe(failure)} />}
    </>
  )
}
