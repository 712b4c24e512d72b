import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, useLoaderData } from 'react-router'
import type { Tree } from '../fresh-pages.ts'

// React Router alone: a route whose loader has the elements of a page, rendered for each request. Argument: a file with
// the elements as JSON.
const [treeFile = ''] = process.argv.slice(2)
const tree = JSON.parse(readFileSync(treeFile, 'utf8')) as Tree

/** What has no children in HTML, and what React writes in its own way. */
const own: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' }

function element(node: Tree, key: number): ReactNode {
  if (typeof node === 'string') return node
  const [name, attributes, children] = node
  const given = Object.entries(attributes).flatMap(([attribute, value]) =>
    attribute === 'style' || attribute.startsWith('on') ? [] : [[own[attribute] ?? attribute, value]],
  )
  const props = { ...Object.fromEntries(given), key, suppressHydrationWarning: true }
  if (name === 'script' || name === 'style')
    return createElement(name, {
      ...props,
      dangerouslySetInnerHTML: { __html: children.filter((child) => typeof child === 'string').join('') },
    })
  return createElement(name, props, ...(children.length === 0 ? [] : children.map(element)))
}

const Page = (): ReactNode => element(useLoaderData<Tree>(), 0)
const handler = createStaticHandler([{ path: '*', loader: () => tree, Component: Page }])

async function render(url: string): Promise<string> {
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error(`${url} led elsewhere`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return `<!DOCTYPE html>${renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false }))}`
}

const server = createServer((request, response) => {
  render(`http://127.0.0.1${request.url}`).then(
    (html) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-length': Buffer.byteLength(html) })
        .end(html),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
process.on('SIGTERM', () => process.exit(0))
