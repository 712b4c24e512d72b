import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { LoginGate } from '#app/features/identity/login-gate.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { invoiceMessages } from '#messages/orders/invoice.ts'
import type { Route } from './+types/order-document'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { useGoBack } from '../widgets/use-go-back.ts'

const documentPage = lazyComponent(() =>
  import('#app/features/invoices/tax-document-page.tsx').then((module) => module.TaxDocumentPage),
)

export function meta({ matches, params }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, creditNoteTitle, description } = invoiceMessages
  return pageMeta({
    settings,
    title: params.kind === 'credit-note' ? creditNoteTitle : title,
    description,
    path: `/profile/order/${params.orderId}/${params.kind}`,
    hidden: true,
  })
}

export default function ProfileOrderDocumentPage({ params: { orderId, kind } }: Route.ComponentProps) {
  const t = invoiceMessages
  const number = useSearchParams()[0].get('number') ?? undefined
  const back = useGoBack(`/profile/order/${orderId}`)
  if (kind !== 'invoice' && kind !== 'credit-note') return <NotFound />
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={kind === 'invoice' ? t.title : t.creditNoteTitle} onBack={back} />
      </div>
      <div className="page max-w-[1080px] py-4 wide:py-8 print:max-w-none print:p-0">
        <LoginGate text={t.loginText}>
          {(partner) => (
            <Suspense fallback={<Spinner text={t.loading} />}>
              <documentPage.Component
                key={`${partner.uid} ${orderId} ${number}`}
                orderId={orderId}
                kind={kind}
                number={number}
              />
            </Suspense>
          )}
        </LoginGate>
      </div>
    </>
  )
}
