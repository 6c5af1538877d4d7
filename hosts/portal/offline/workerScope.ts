/**
 * The used part of a service worker's global scope, because TypeScript's DOM and worker types conflict in one project.
 */
export interface WorkerScope {
  readonly registration: {
    readonly scope: string
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>
  }
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly openWindow: (url: string) => Promise<unknown>
    readonly get: (id: string) => Promise<{ readonly postMessage: (message: unknown) => void } | undefined>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

interface ExtendableEvent {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly clientId: string
  /** The page that the browser has asked for while the worker started; undefined without navigation preload. */
  readonly preloadResponse?: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}

interface WorkerEvents {
  readonly install: ExtendableEvent
  readonly activate: ExtendableEvent
  readonly fetch: FetchEvent
  readonly push: ExtendableEvent & { readonly data: { readonly json: () => unknown } | null }
  readonly notificationclick: ExtendableEvent & { readonly notification: Notification }
  readonly message: ExtendableEvent & { readonly data: unknown }
}
