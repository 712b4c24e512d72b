import { OpenAPIHono } from '@hono/zod-openapi'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { parseLanguage } from '#domain/i18n/language.ts'
import type { Services } from '../composition/services.ts'
import { addressRoutes } from './shop/addresses.ts'
import { approvalRoutes } from './shop/approvals.ts'
import { catalogueRoutes, productRoutes } from './shop/catalogue.ts'
import { commissionRoutes } from './shop/commission.ts'
import { creditRoutes, priceRoutes } from './shop/credit.ts'
import { deskAccountRoutes } from './desk/gst-returns.ts'
import { deskCatalogueRoutes } from './desk/catalogue/catalogue.ts'
import { deskCreditAccountRoutes } from './desk/credit-accounts.ts'
import { deskReminderRoutes } from './desk/accounts/credit-reminders.ts'
import { deskOpeningRoutes } from './desk/openings.ts'
import { deskPortalRoutes } from './desk/portal-numbers.ts'
import { deskStatementRoutes } from './desk/statements.ts'
import { deskCounterRoutes } from './desk/orders/counter.ts'
import { deskCustomerDataRoutes } from './desk/customer-data.ts'
import { deskCustomerMergeRoutes } from './desk/customer-merge.ts'
import { deskCustomerRoutes } from './desk/customers.ts'
import { deskDemoRoutes } from './desk/catalogue/demo.ts'
import { deskImportRoutes } from './desk/catalogue/imports.ts'
import { deskFirmSiteRoutes } from './desk/firm-sites.ts'
import { deskSiteListRoutes } from './desk/site-lists.ts'
import { deskFirmRoutes } from './desk/firms.ts'
import { deskFulfilmentRoutes } from './desk/orders/fulfilments.ts'
import { deskQuotationRequestRoutes } from './desk/orders/quotation-requests.ts'
import { deskQuotationRoutes } from './desk/orders/quotations.ts'
import { deskOrderEditRoutes } from './desk/orders/order-edits.ts'
import { deskNewOrderRoutes } from './desk/orders/new-order.ts'
import { deskOrderRoutes } from './desk/orders/orders.ts'
import { deskPaymentRoutes } from './desk/orders/payments.ts'
import { deskPictureRoutes } from './desk/catalogue/pictures.ts'
import { deskDayRateRoutes } from './desk/day-rates.ts'
import { deskOfferRoutes } from './desk/pricing/offers.ts'
import { deskPriceListRoutes } from './desk/pricing/price-lists.ts'
import { deskPrintRoutes } from './desk/prints.ts'
import { deskDeliveryRoutes } from './desk/delivery.ts'
import { deskDemandRoutes } from './desk/demand.ts'
import { deskReportRoutes } from './desk/reports.ts'
import { deskStockRoutes } from './desk/catalogue/stock.ts'
import { deskScheduleRoutes } from './desk/catalogue/scheduled-changes.ts'
import { deskSearchRoutes } from './desk/search.ts'
import { deskSettingsRoutes } from './desk/settings.ts'
import { deskSignInRoutes } from './desk/sign-in.ts'
import { deskStaffRoutes } from './desk/staff.ts'
import { deskCashRoutes } from './desk/till.ts'
import { deskListRequestRoutes } from './desk/orders/list-requests.ts'
import { deskMyTripRoutes } from './desk/orders/my-trip.ts'
import { deskTodayRoutes } from './desk/today.ts'
import { deskTripRoutes } from './desk/orders/trips.ts'
import { apiDocsRoutes } from './api-docs.ts'
import { deviceRoutes } from './shop/devices.ts'
import { firmRoutes } from './shop/firms.ts'
import { siteListRoutes } from './shop/site-lists.ts'
import { firmSiteRoutes } from './shop/firm-sites.ts'
import { identityRoutes, authVerifyRoutes } from './shop/identity.ts'
import { deliveryRoutes } from './shop/delivery.ts'
import { deliveryReportRoutes } from './shop/delivery-reports.ts'
import { taxDocumentRoutes } from './shop/tax-documents.ts'
import { privacyRoutes } from './shop/privacy.ts'
import { orderRoutes } from './shop/orders.ts'
import { partnerQuotationRoutes, quotationRequestRoutes, quotationRoutes } from './shop/quotations.ts'
import { proposalRoutes } from './shop/proposals.ts'
import { paymentLinkRoutes } from './shop/payment-links.ts'
import { paymentRoutes } from './shop/payments.ts'
import { toExpectedError, problemResponse } from './problem.ts'
import { quickOrderRoutes } from './shop/quick-order.ts'
import { checkBody } from './guards/check-input.ts'
import { checkOrigin } from './guards/check-origin.ts'
import { refuseWritesWithoutRoom } from './guards/refuse-writes-without-room.ts'
import { stockAlertRoutes } from './shop/stock-alerts.ts'
import { searchRoutes } from './shop/search.ts'
import type { ClientAddressReader } from './guards/client-address.ts'
import type { ApiEnv } from './guards/session.ts'

export type ApiOptions = {
  readonly services: Services
  readonly publicUrl: string | null
  readonly apiBase: string
  readonly addressOf: ClientAddressReader
  /** Tells whether there is room to write; without it every request that changes something is refused. */
  readonly hasRoom: () => Promise<boolean>
  /** Receives every unexpected error, and the cause of an expected one with the code that it was answered with. */
  readonly onUnexpected: (error: unknown, requestId: string, answered?: ErrorCode) => void
}

/** Money at the desk: the till, accounts of credit, payments. */
const moneyRoutes = [
  deskCashRoutes,
  deskCreditAccountRoutes,
  deskReminderRoutes,
  deskStatementRoutes,
  deskOpeningRoutes,
  deskPortalRoutes,
  deskPriceListRoutes,
  deskOfferRoutes,
  deskDayRateRoutes,
  deskPaymentRoutes,
]

const quotationRoutesOfShop = [quotationRoutes, quotationRequestRoutes, partnerQuotationRoutes]

/** The whole API: every route, with the checks that all of them share. */
export function createApi(settings: ApiOptions): OpenAPIHono<ApiEnv> {
  const { services, publicUrl, apiBase, onUnexpected } = settings
  const { addressOf } = settings
  const api = new OpenAPIHono<ApiEnv>()
  api.use(async (context, next) => {
    context.set('services', services.in(parseLanguage(context.req.query('language'))))
    context.set('secure', publicUrl?.startsWith('https:') ?? false)
    context.set('clientAddress', addressOf(context))
    await next()
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'no-store')
  })
  api.use(checkOrigin(publicUrl))
  api.use(refuseWritesWithoutRoom(settings.hasRoom))
  api.use(checkBody)
  // the body has arrived: a slow sender holds nobody up
  api.use(({ env }, next) => env.route.work(next, env.person))
  if (/^\/(?!api$)/.test(apiBase)) api.route(apiBase, catalogueRoutes())
  api.route('/api', catalogueRoutes())
  api.route('/api', productRoutes())
  api.route('/api', searchRoutes())
  api.route('/api', quickOrderRoutes())
  api.route('/api', stockAlertRoutes())
  api.route('/api', deliveryRoutes())
  api.route('/api', identityRoutes())
  api.route('/api', deviceRoutes())
  for (const routes of [firmRoutes, firmSiteRoutes, siteListRoutes, approvalRoutes])
    api.route('/api', routes())
  api.route('/api', deliveryReportRoutes())
  api.route('/api', privacyRoutes())
  for (const routes of [commissionRoutes, creditRoutes, priceRoutes]) api.route('/api', routes())
  api.route('/api', addressRoutes())
  api.route('/api', orderRoutes())
  api.route('/api', proposalRoutes())
  for (const routes of quotationRoutesOfShop) api.route('/api', routes())
  api.route('/api', paymentRoutes())
  api.route('/api', paymentLinkRoutes())
  api.route('/api', taxDocumentRoutes())
  api.route('/api', deskSignInRoutes())
  api.route('/api', deskTodayRoutes())
  api.route('/api', deskSearchRoutes())
  api.route('/api', deskOrderRoutes())
  api.route('/api', deskFulfilmentRoutes())
  for (const routes of [deskNewOrderRoutes, deskCounterRoutes]) api.route('/api', routes())
  api.route('/api', deskCustomerMergeRoutes())
  api.route('/api', deskCustomerRoutes())
  api.route('/api', deskCustomerDataRoutes())
  for (const routes of [deskFirmRoutes, deskFirmSiteRoutes, deskSiteListRoutes]) api.route('/api', routes())
  api.route('/api', deskOrderEditRoutes())
  for (const routes of [deskQuotationRoutes, deskQuotationRequestRoutes]) api.route('/api', routes())
  api.route('/api', deskTripRoutes())
  api.route('/api', deskMyTripRoutes())
  api.route('/api', deskPrintRoutes())
  for (const routes of moneyRoutes) api.route('/api', routes())
  api.route('/api', deskAccountRoutes())
  api.route('/api', deskCatalogueRoutes())
  api.route('/api', deskDemoRoutes())
  api.route('/api', deskImportRoutes())
  api.route('/api', deskScheduleRoutes())
  api.route('/api', deskPictureRoutes())
  api.route('/api', deskStaffRoutes())
  api.route('/api', deskSettingsRoutes())
  api.route('/api', deskDemandRoutes())
  api.route('/api', deskReportRoutes())
  api.route('/api', deskListRequestRoutes())
  api.route('/api', deskDeliveryRoutes())
  api.route('/api', deskStockRoutes())
  api.route('/', authVerifyRoutes())
  api.route('/api/docs', apiDocsRoutes())
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  api.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Neev',
      version: '1',
      description:
        'The API of the store. Errors are RFC 9457 problem documents; their codes are listed at /api/docs. Each call takes the parameter `language`: with `hi` the catalogue is answered in Hindi, in English where it has none.',
    },
  })
  api.all('/api/*', () => {
    throw new AppError('not-found')
  })
  api.onError((thrown, context) => {
    const error = toExpectedError(thrown)
    const isExpected = error instanceof AppError
    const reported = isExpected ? error.cause : error
    if (reported !== undefined)
      onUnexpected(reported, context.env.requestId, isExpected ? error.code : undefined)
    return problemResponse(context, error, context.env.requestId)
  })
  return api
}
