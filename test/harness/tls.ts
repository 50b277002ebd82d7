/*
 * A certificate for hooks.partner.com that is good for a hundred years, signed by itself, and its key: for servers of
 * tests alone, so nothing is guarded by it.
 */
export const TLS_NAME = 'hooks.partner.com';
export const TLS_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBrTCCAVOgAwIBAgIUT+IOt9vMKJGaNdiS6N8OydBhbVIwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRaG9va3MucGFydG5lci5jb20wIBcNMjYxMTIyMjIwNzMwWhgP
MjEyNjEwMjkyMjA3MzBaMBwxGjAYBgNVBAMMEWhvb2tzLnBhcnRuZXIuY29tMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEt/bUcb7TlKfDItQq/iJdrqZZayhxJI4q
cs7y3Dg9G8AwZSR4zc1ONVByut0Y1zaW8qx+Bvel2Zo66m9LmN4EnqNxMG8wHQYD
VR0OBBYEFMfcOpU0+oxHniOhinoEqDqeWidMMB8GA1UdIwQYMBaAFMfcOpU0+oxH
niOhinoEqDqeWidMMA8GA1UdEwEB/wQFMAMBAf8wHAYDVR0RBBUwE4IRaG9va3Mu
cGFydG5lci5jb20wCgYIKoZIzj0EAwIDSAAwRQIhAODjI4oNkUgzd91F2+Cs3TW1
2PjpNPneCwKXCEEozG/mAiAUrgAxMXZK+piQbBnF2JmKFzP2FVxG3uZYAkVnuExT
CQ==
-----END CERTIFICATE-----`;
export const TLS_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2PjPu80+mnuwnQGT
I/h1oqtLtRngn8LsEs9rLuAucJKhRANCAAS39tRxvtOUp8Mi1Cr+Il2upllrKHEk
jipyzvLcOD0bwDBlJHjNzU41UHK63RjXNpbyrH4G96XZmjrqb0uY3gSe
-----END PRIVATE KEY-----`;
