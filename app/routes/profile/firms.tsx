import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { buyingChosen } from '#app/features/checkout/checkout-slice.ts'
import { LoginGate } from '#app/features/identity/login-gate.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { siteListTitleMessages } from '#messages/profile/site-list-title.ts'
import { firmsMessages } from '#messages/profile/firms.ts'
import { stateOfLines } from '../widgets/requested-lines-state.ts'
import type { Route } from './+types/firms'
import { useGoBack } from '../widgets/use-go-back.ts'

// Loaded lazily: the route manifest lists the chunks of every route, and few buy for a firm.
const ownFirms = lazyComponent(() =>
  import('#app/features/firms/own-firms.tsx').then((module) => module.OwnFirms),
)
const firmPage = lazyComponent(() =>
  import('#app/features/firms/firm-page.tsx').then((module) => module.FirmPage),
)
const orderList = lazyComponent(() =>
  import('#app/features/orders/order-list.tsx').then((module) => module.OrderList),
)
const siteSpending = lazyComponent(() =>
  import('#app/features/firms/site-spending.tsx').then((module) => module.SiteSpending),
)
const approvals = lazyComponent(() =>
  import('#app/features/firms/approvals.tsx').then((module) => module.Approvals),
)
const siteDialog = lazyComponent(() =>
  import('#app/features/addresses/site/site-dialog.tsx').then((module) => module.SiteDialog),
)

const siteLists = lazyComponent(() =>
  import('#app/features/site-lists/site-lists.tsx').then((module) => module.SiteLists),
)
const siteListPage = lazyComponent(() =>
  import('#app/features/site-lists/site-list-page.tsx').then((module) => module.SiteListPage),
)

export function meta({ matches, params: { firmId } }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = firmsMessages
  const path = firmId === undefined ? '/profile/firms' : `/profile/firms/${firmId}`
  return pageMeta({ settings, title, description, path, hidden: true })
}

export default function ProfileFirmsPage({ params: { firmId, part, listId } }: Route.ComponentProps) {
  const t = firmsMessages
  const above = aboveOf(firmId, part, listId)
  const back = useGoBack(firmId === undefined ? '/profile' : above)
  return (
    <>
      <PageHeader title={titleOf(part)} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8">
        <LoginGate text={t.loginText}>
          {({ uid }) => (
            <Suspense fallback={<Spinner text={t.loading} />}>
              <Content
                key={`${uid} ${firmId} ${part} ${listId}`}
                uid={uid}
                firmId={firmId}
                part={part}
                listId={listId}
              />
            </Suspense>
          )}
        </LoginGate>
      </div>
    </>
  )
}

function aboveOf(firmId: string | undefined, part: string | undefined, listId: string | undefined): string {
  if (part === undefined) return '/profile/firms'
  return listId === undefined ? `/profile/firms/${firmId}` : `/profile/firms/${firmId}/${part}`
}

function titleOf(part: string | undefined): string {
  const t = firmsMessages
  if (part === 'orders') return t.orders
  if (part === 'lists') return siteListTitleMessages.title
  return part === 'approvals' ? t.approvals : t.title
}

interface ContentProps {
  uid: string
  firmId: string | undefined
  part: string | undefined
  listId: string | undefined
}

function Content({ uid, firmId, part, listId }: ContentProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const choose = (siteId: string) =>
    void dispatch(buyingChosen({ uid, firm: { id: firmId ?? '', siteId }, site: null }))
  if (firmId === undefined) return <ownFirms.Component />
  if (part === 'approvals') return <approvals.Component firmId={firmId} />
  if (part === 'lists' && listId === undefined) return <siteLists.Component firmId={firmId} />
  if (part === 'lists' && listId !== undefined)
    return (
      <siteListPage.Component
        firmId={firmId}
        listId={listId}
        onOrdered={choose}
        onAsk={(siteId, lines) => {
          choose(siteId)
          void navigate('/profile/quotations/new', { state: stateOfLines(lines) })
        }}
      />
    )
  if (part !== 'orders') return <firmPage.Component id={firmId} siteDialog={siteDialog} />
  return (
    <div className="grid grid-cols-1 gap-6">
      <siteSpending.Component firmId={firmId} />
      <orderList.Component firm={firmId} />
    </div>
  )
}
