import type { ReactNode } from 'react'
import type { StoreSettings } from '#domain/store/settings.ts'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { useGoBack } from './use-go-back.ts'

/** Headers of a page that no cache may hold: its address holds the token that it is opened by. */
export const neverCached = { 'cache-control': 'no-store' }

interface TokenPageMeta {
  settings: StoreSettings
  title: string
  description: string
  path: string
}

/** Title and description of a page that search engines leave out, and that tells no other site its address. */
export function tokenPageMeta(page: TokenPageMeta) {
  return [...pageMeta({ ...page, hidden: true }), { name: 'referrer', content: 'no-referrer' }]
}

/** Frame of a page that is opened by the token in its address: a quotation, a proposed change, a payment link. */
export function TokenPage({ title, children }: { title: string; children: ReactNode }) {
  const back = useGoBack('/')
  return (
    <>
      <PageHeader title={title} onBack={back} />
      <div className="page max-w-[640px] py-4 wide:py-8">{children}</div>
    </>
  )
}
