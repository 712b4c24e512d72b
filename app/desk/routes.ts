import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { DeskApp, DeskFailure, DeskLoading } from './frame/desk-app.tsx'
import { readDeskSession } from './frame/desk-session.ts'
import { FirstPageFailure } from './frame/first-page-failure.tsx'
import type { PageModule } from './kit/data/page-module.ts'
import { lazyPage } from './frame/lazy-page.tsx'
import { NotFoundPage } from './frame/not-found-page.tsx'
import { PageFailure } from './frame/page-failure.tsx'

/** A page of the desk below `/desk`, and the file that shows it. */
const page = (path: string, load: () => Promise<PageModule>): RouteObject => ({
  path,
  lazy: lazyPage(load),
  ErrorBoundary: PageFailure,
})

/** Loads the document of a page of the shop, and waits until it is there. */
function leaveDesk({ request }: LoaderFunctionArgs): Promise<never> {
  window.location.assign(request.url)
  return new Promise(() => {})
}

/** Addresses of the desk and the files of their pages. None is in the route manifest, which every shopper loads. */
export const deskRoutes: RouteObject[] = [
  {
    path: '/desk',
    loader: readDeskSession,
    Component: DeskApp,
    HydrateFallback: DeskLoading,
    ErrorBoundary: DeskFailure,
    children: [
      {
        index: true,
        lazy: lazyPage(() => import('./today/today-page.tsx')),
        ErrorBoundary: FirstPageFailure,
      },
      page('new-order', () => import('./orders/new-order/new-order-page.tsx')),
      page('counter', () => import('./counter/counter-page.tsx')),
      page('orders', () => import('./orders/order-list-page.tsx')),
      page('orders/:orderId', () => import('./orders/order-page.tsx')),
      page('orders/:orderId/edit', () => import('./orders/order-edit/edit-order-page.tsx')),
      page('quotations', () => import('./orders/quotations/quotation-list-page.tsx')),
      page('quotations/requests', () => import('./orders/quotations/request-list-page.tsx')),
      page('payments', () => import('./orders/payments/payments-page.tsx')),
      page('list-requests', () => import('./orders/list-requests/list-requests-page.tsx')),
      page('customers', () => import('./customers/customer-list-page.tsx')),
      page('customers/:uid', () => import('./customers/customer-page.tsx')),
      page('customers/:uid/merge', () => import('./customers/merge-page.tsx')),
      page('firms', () => import('./firms/firm-list-page.tsx')),
      page('firms/:id', () => import('./firms/firm-page.tsx')),
      page('trips', () => import('./trips/trips-page.tsx')),
      page('my-trip', () => import('./trips/my-trip/my-trip-page.tsx')),
      page('credit', () => import('./accounts/account-list-page.tsx')),
      page('credit/openings', () => import('./accounts/openings-page.tsx')),
      page('credit/:id', () => import('./accounts/account-page.tsx')),
      page('credit/:id/statement', () => import('./accounts/statement/statement-page.tsx')),
      page('cash', () => import('./till/cash-page.tsx')),
      {
        lazy: async () => ({ Component: (await import('./catalogue/catalogue-frame.tsx')).CatalogueFrame }),
        children: [
          page('catalogue/import', () => import('./catalogue/import/import-page.tsx')),
          page('catalogue/day-rates', () => import('./catalogue/day-rates/day-rates-page.tsx')),
          page('catalogue/price-lists', () => import('./catalogue/price-lists/price-lists-page.tsx')),
          page('catalogue/offers', () => import('./catalogue/offers/offers-page.tsx')),
          page('catalogue/scheduled', () => import('./catalogue/prices/schedule-page.tsx')),
          page('catalogue/:collection?', () => import('./catalogue/list/entry-list-page.tsx')),
        ],
      },
      page('catalogue/day-rates/import', () => import('./catalogue/day-rates/import-page.tsx')),
      page('catalogue/day-rates/:id', () => import('./catalogue/day-rates/day-rate-page.tsx')),
      page('catalogue/price-lists/import', () => import('./catalogue/price-lists/list-import-page.tsx')),
      page('catalogue/price-lists/:id/import', () => import('./catalogue/price-lists/list-import-page.tsx')),
      page('catalogue/price-lists/:id', () => import('./catalogue/price-lists/price-list-page.tsx')),
      page('catalogue/offers/import', () => import('./catalogue/offers/offer-import-page.tsx')),
      page('catalogue/offers/:id', () => import('./catalogue/offers/offer-page.tsx')),
      page('catalogue/:collection/:id', () => import('./catalogue/entry/entry-page.tsx')),
      page('stock', () => import('./stock/stock-list-page.tsx')),
      page('stock/movements', () => import('./stock/movements-page.tsx')),
      page('stock/places', () => import('./stock/places-page.tsx')),
      page('stock/:kind', () => import('./stock/stock-change-page.tsx')),
      page('delivery', () => import('./delivery/delivery-page.tsx')),
      page('demand', () => import('./reports/demand/demand-page.tsx')),
      page('reports', () => import('./reports/reports-page.tsx')),
      page('accounts', () => import('./reports/gst-returns/accounts-page.tsx')),
      page('accounts/portal-numbers', () => import('./reports/gst-returns/portal-numbers-page.tsx')),
      page('staff', () => import('./staff/staff-page.tsx')),
      page('audit', () => import('./staff/audit-page.tsx')),
      page('settings/:tab?', () => import('./settings/settings-page.tsx')),
      { path: '*', Component: NotFoundPage },
    ],
  },
  // links to the shop leave the desk
  { path: '*', loader: leaveDesk },
]
