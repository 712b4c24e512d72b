import type { ReactNode } from 'react'
import { useStore } from 'react-redux'
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router'
import { INITIAL_STATE_ID } from '#app/browser/initial-state.ts'
import type { RootState } from '#app/state/store.ts'
import { locale } from '#messages/language.ts'
import appStyles from '#app/ui/styles/app.css?url'

interface DocumentProps {
  /** Base URL of the API; absent where the root has failed. */
  apiBase: string | undefined
  children: ReactNode
}

/** The HTML around every page. */
export function Document({ apiBase, children }: DocumentProps) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1f252c" media="(prefers-color-scheme: dark)" />
        <Meta />
        {/* precedence puts it before what is only preloaded */}
        <link rel="stylesheet" href={appStyles} precedence="default" />
        <Links />
      </head>
      <body>
        {children}
        <InitialState apiBase={apiBase} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Embeds the shared store as the server filled it, for the browser to start from; the browser itself never writes it. */
function InitialState({ apiBase = '/api' }: Pick<DocumentProps, 'apiBase'>) {
  const store = useStore<RootState>()
  return (
    <script
      type="application/json"
      id={INITIAL_STATE_ID}
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? initialState(apiBase, store.getState()) : '' }}
      suppressHydrationWarning
    />
  )
}

function initialState(
  apiBase: string,
  { mainCategory, subcategory, shopCategory, product }: RootState,
): string {
  const state = { apiBase, state: { mainCategory, subcategory, shopCategory, product } }
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}
