### The moment before cards are revealed.

## For the whole channel, a few seconds; below it stands who claims the character (contest-heard).

suspense-title = ### <:mask:> Masks off…

## To whoever clicks meanwhile.

refuse-curtain = The masks are coming off… one moment!
