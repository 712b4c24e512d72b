import { pageUrl } from './page-url.ts'

/** HEAD is answered as GET would be, without the body. */
export function asGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}

/** The request of a page, without the parameters that it does not read. */
export function pageRequest(request: Request): Request {
  const { origin, pathname, search } = new URL(request.url)
  const url = origin + pageUrl(pathname + search)
  return url === request.url && request.method === 'GET'
    ? request
    : new Request(url, { headers: request.headers, signal: request.signal })
}
