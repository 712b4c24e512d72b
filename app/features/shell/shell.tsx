import { useEffect, type ReactNode } from 'react'
import { answerEarlyTap } from '#app/browser/early-tap.ts'
import { ProgressLine } from '#app/ui/feedback/progress-line.tsx'
import { ToastProvider } from '#app/ui/feedback/toast.tsx'
import { wideOnly } from '#app/ui/wide-only.tsx'
import { shellMessages } from '#messages/shell.ts'
import { Header } from './header.tsx'
import { NoScripts } from './no-scripts.tsx'
import { SearchBox } from './search-box.tsx'
import { TabBar } from './tab-bar.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

const Footer = wideOnly(() => import('./footer.tsx').then((module) => module.Footer))

interface ShellProps {
  actions: ReactNode
  search?: ReactNode
  /** Rendered above every page: floating cart button, dialogs. */
  floating?: ReactNode
  children: ReactNode
}

/** The frame around every page. The root fills its slots with components of other features. */
export function Shell({ actions, search = <SearchBox />, floating, children }: ShellProps) {
  const t = shellMessages
  const content = useFocusOnNavigation<HTMLElement>()
  useEffect(answerEarlyTap, [])
  return (
    <ToastProvider>
      <ProgressLine />
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-ink px-4 py-3 text-ground focus:translate-y-0 print:hidden"
      >
        {t.skip}
      </a>
      <div className="flex min-h-dvh flex-col pb-(--floor)">
        <noscript>{import.meta.env.SSR && <NoScripts />}</noscript>
        <Header search={search} actions={actions} />
        <main ref={content} id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
      </div>
      {floating}
      <TabBar />
    </ToastProvider>
  )
}
