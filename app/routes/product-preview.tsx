import type { MouseEvent } from 'react'
import { data, useSearchParams } from 'react-router'
import { productPagePath } from '#domain/catalogue/lists/product-card.ts'
import { AppError } from '#domain/errors.ts'
import { deskTokenContext, servicesContext, type Services } from '#app/context.ts'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { productPreviewMessages } from '#messages/catalogue/product-preview.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Route } from './+types/product-preview'
import { readProductPage } from './widgets/load-product.ts'
import { ProductPage } from './widgets/product-page.tsx'

/** The one page that is not the same for everybody, so that it must never be cached. */
const neverCached = { 'cache-control': 'no-store' }

const refusals = { 'not-signed-in': 401, 'not-permitted': 403, 'not-found': 404 } as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  try {
    const { status, product } = await findPreview(services, context.get(deskTokenContext), params.productId)
    const { meta: _, ...page } = await readProductPage(services, product, url.searchParams)
    return data({ refusal: null, status, page }, { headers: neverCached })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === null) throw error
    return data({ refusal, status: null, page: null }, { status: refusals[refusal], headers: neverCached })
  }
}

async function findPreview({ desk }: Services, token: string | null, productId: string) {
  const login = token === null ? null : await desk.findSession(token)
  if (login === null) throw new AppError('not-signed-in')
  return desk.entries.previewProduct(login.actor, productId)
}

/** By its code: the class of an error from the services is not the one that pages are built with. */
function refusalOf(error: unknown): keyof typeof refusals | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  const { code } = error
  return code === 'not-signed-in' || code === 'not-permitted' || code === 'not-found' ? code : null
}

export function headers() {
  return neverCached
}

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { title, description } = productPreviewMessages
  return pageMeta({ settings, title, description, path: '/preview', hidden: true })
}

/** The page of a product as shoppers would see it, for staff, before it is published (GOODS-01). */
export default function ProductPreview({ loaderData }: Route.ComponentProps) {
  const t = productPreviewMessages
  const [, setQuery] = useSearchParams()
  const { refusal, page, status } = loaderData
  if (refusal !== null)
    return (
      <EmptyState level={1} title={t[refusal]} action={<LinkButton to="/desk">{t.openDesk}</LinkButton>} />
    )
  const { product } = page

  /** Sizes are switched and pictures enlarged; nothing is bought, and no link leaves. */
  function hold(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest('a')
    const button = event.target.closest('button')
    if (link === null && (button === null || button.getAttribute('aria-haspopup') === 'dialog')) return
    event.preventDefault()
    event.stopPropagation()
    const url = link === null ? null : new URL(link.href)
    const index = url?.searchParams.get('variantIndex')
    if (url?.pathname === productPagePath(product.id) && typeof index === 'string')
      setQuery({ variantIndex: index }, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <section aria-label={t.label} className="border-b border-caution bg-caution-soft">
        <p className="page flex flex-wrap items-center gap-x-3 text-sm">
          <strong className="text-caution">{t.label}</strong>
          <span className="min-w-0 flex-1 basis-60 py-2">{t[status]}</span>
          <a
            href={`/desk/catalogue/products/${encodeURIComponent(product.id)}`}
            className="min-h-11 content-center font-medium text-accent"
          >
            {t.back}
          </a>
        </p>
      </section>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a key that presses a link or button clicks it, too */}
      <div onClickCapture={hold}>
        <ProductPage {...page} />
      </div>
    </>
  )
}
