import webPush from 'web-push'

/** New keys of a server that sends push messages. */
export const vapidKeys = () => ({ ...webPush.generateVAPIDKeys(), subject: 'mailto:admin@portal.example' })
