import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router'
import type { CartLine } from '#domain/cart/line.ts'
import type { SiteListWire } from '#domain/site-lists/wire.ts'
import { changeSiteList, fetchSiteList } from '#app/api/site-lists.ts'
import { isMissing } from '#app/api/is-missing.ts'
import { cartPanelOpened } from '#app/features/cart/cart-panel-slice.ts'
import { fetchCartProducts, selectCartProducts } from '#app/features/cart/cart-products-slice.ts'
import { buyerChosen } from '#app/features/cart/own-prices/own-prices-slice.ts'
import { rememberBuyer } from '#app/features/cart/own-prices/remembered-buyer.ts'
import { addToCart } from '#app/features/cart/cart-slice.ts'
import { cartView, productIds } from '#app/features/cart/cart-view.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { siteListMessages } from '#messages/profile/site-lists.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { ListActions } from './list-actions.tsx'
import {
  changedList,
  emptyDraft,
  isChanged,
  linesToOrder,
  listLines,
  pricedTogether,
  totalToOrder,
} from './list-draft.ts'
import { ListFooter } from './list-footer.tsx'
import { ListHeading } from './list-heading.tsx'
import { ListLines } from './list-lines.tsx'
import { listFailure } from './list-failure.ts'
import { useFirmProducts } from './use-firm-products.ts'

interface SiteListPageProps {
  firmId: string
  listId: string
  /** Chooses the site for the order, once lines of its list are in the cart. */
  onOrdered: (siteId: string) => void
  /** Asks for a quotation of lines, for a site. */
  onAsk: (siteId: string, lines: readonly CartLine[]) => void
}

/** A list of a site: ordered whole or in part, in other quantities, and kept as it is (FIRM-04). Import lazily. */
export function SiteListPage({ firmId, listId, onOrdered, onAsk }: SiteListPageProps) {
  const t = siteListMessages
  const loading = useLoad(useCallback(() => fetchSiteList(firmId, listId), [firmId, listId]))
  const failure = loading.status === 'failed' ? loading.failure : null
  useExpiredSession(failure)
  if (loading.status === 'loading') return <Spinner text={t.loading} />
  if (isMissing(failure))
    return (
      <EmptyState
        title={t.missing}
        text={t.missingText}
        action={<LinkButton to={`/profile/firms/${firmId}/lists`}>{t.back}</LinkButton>}
      />
    )
  if (loading.status === 'failed')
    return <ErrorState title={t.failed} text={listFailure(failure)} onRetry={loading.reload} />
  const list = loading.content
  return (
    <List
      firmId={firmId}
      list={list}
      onChanged={loading.show}
      onStale={loading.reload}
      onOrdered={() => onOrdered(list.siteId)}
      onAsk={(lines) => onAsk(list.siteId, lines)}
    />
  )
}

interface ListProps {
  firmId: string
  list: SiteListWire
  onChanged: (list: SiteListWire) => void
  onStale: () => void
  onOrdered: () => void
  onAsk: (lines: readonly CartLine[]) => void
}

function List({ firmId, list, onChanged, onStale, onOrdered, onAsk }: ListProps) {
  const t = siteListMessages
  const dispatch = useAppDispatch()
  const toast = useToast()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(emptyDraft)
  const saving = useAction()
  useExpiredSession(saving.failure)
  const { partner } = useIdentity()
  const { view, failure, retry } = useListView(firmId, list, draft)
  const ordered = linesToOrder(view, draft)

  function add() {
    const refused = dispatch(addToCart(ordered))
    const count = ordered.length - refused.length
    if (count > 0) {
      onOrdered()
      // the cart has the prices of the list
      if (partner?.hasPrices === true) {
        dispatch(buyerChosen(firmId))
        rememberBuyer(partner.uid, firmId)
      }
      toast({ text: t.added(count), tone: 'good', durationMs: 3_000 })
    }
    // the cart that opens names what it refused
    dispatch(cartPanelOpened())
  }

  const save = () =>
    saving.run(async () => {
      onChanged(await changeSiteList(firmId, list.id, changedList(list, view, draft)))
      setDraft(emptyDraft)
      toast({ text: t.saved, tone: 'good', durationMs: 3_000 })
    })

  return (
    <div className="grid grid-cols-1 gap-4">
      <ListHeading list={list} view={view} />
      {failure !== null && (
        <ErrorState title={t.failed} text={errorMessage(errorMessages, failure)} onRetry={retry} />
      )}
      <ListLines list={list} cartEntries={view.cartEntries} draft={draft} onDraft={setDraft} />
      <ListFooter
        lines={ordered}
        total={totalToOrder(view.cartEntries, draft)}
        isPriced={view.priced}
        isChanged={list.mayKeep && isChanged(list, draft)}
        isEmptied={draft.takenOut.length === list.lines.length}
        saving={saving}
        onAdd={add}
        onAsk={() => onAsk(ordered)}
        onSave={() => void save()}
        onStale={onStale}
      />
      {list.mayKeep && (
        <ListActions
          firmId={firmId}
          list={list}
          onChanged={onChanged}
          onRemoved={() => void navigate(`/profile/firms/${firmId}/lists`, { replace: true })}
        />
      )}
    </div>
  )
}

/** A list at what its reader pays for the firm now. */
function useListView(firmId: string, list: SiteListWire, draft: typeof emptyDraft) {
  const dispatch = useAppDispatch()
  const { productsById, errorCode } = useSelector(selectCartProducts)
  const lines = useMemo(() => listLines(list, draft), [list, draft])
  const ids = useMemo(() => productIds(listLines(list, emptyDraft)), [list])
  const own = useFirmProducts(firmId, ids, productsById)
  const alone = useMemo(() => cartView(lines, own.products), [lines, own.products])
  const view = { ...alone, cartEntries: pricedTogether(alone.cartEntries, draft) }
  const look = useCallback(() => void dispatch(fetchCartProducts(ids)), [dispatch, ids])
  const retry = () => {
    own.reload()
    look()
  }
  useEffect(look, [look])
  return { view, failure: view.priced ? null : (errorCode ?? own.errorCode), retry }
}
