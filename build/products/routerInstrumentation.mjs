// What React Router reports to tools that watch it; the portal has none.
export const consumeInstrumentationClientResultMetaReceiver = () => undefined

export const getRouteInstrumentationUpdates = () => ({})

export const instrumentClientSideRouter = router => router
