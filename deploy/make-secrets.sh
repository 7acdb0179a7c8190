#!/bin/sh
# Makes the files of secrets that compose.yaml passes to its containers: `sh deploy/make-secrets.sh [directory]`.
# Files that exist are kept. Containers run as other users, so the files can be read by all, and the directory by none.
set -eu
directory=${1:-secrets}
umask 022
mkdir -p "$directory"
chmod 700 "$directory"
cd "$directory"

make_random() { [ -s "$1" ] || openssl rand -hex 32 >"$1"; }

make_random token-secret
make_random postgres-password
printf 'postgres://waybill:%s@database:5432/waybill\n' "$(cat postgres-password)" >database-url
echo waybill >s3-access-key-id
make_random s3-secret-access-key
# In production the server sends mails only over an encrypted connection, so the mail catcher needs a certificate.
if [ ! -s mail-certificate ]; then
  openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj /CN=mail -addext subjectAltName=DNS:mail \
    -keyout mail-key -out mail-certificate 2>openssl.log || { cat openssl.log >&2; exit 1; }
  rm openssl.log
fi
chmod 644 ./*
