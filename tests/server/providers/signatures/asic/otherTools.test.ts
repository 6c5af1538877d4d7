import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packContainer } from '../../../../../demo/mock-providers/signing/createContainer.ts'
import { pemOf, readPrivateKey } from '../../../../../demo/mock-providers/signing/issueCertificate.ts'
import { checkContainer } from '../../../../../server/providers/signatures/asic/checkContainer.ts'
import { findContainerTools } from '../../../../../tools/containerTools.ts'
import { containerOf, issuer, root, signer, textsOf, trusted } from '../../../../support/containers.ts'

const tools = findContainerTools()
const folder = mkdtempSync(join(tmpdir(), 'container-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const properties = ['--id-attr:Id', 'http://uri.etsi.org/01903/v1.3.2#:SignedProperties']
const run = (program: string, ...parameters: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd: folder, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

// xmlsec1 and unzip are Debian's: nobody here wrote them (tools/testPrograms.ts installs them).
describe.skipIf(!tools)('programs of others', () => {
  const { xmlsec, unzip } = tools ?? { xmlsec: '', unzip: '' }
  const verify = () =>
    run(xmlsec, '--verify', '--trusted-pem', 'root.pem', ...properties, 'META-INF/signatures0.xml')
  const unpack = (container: Uint8Array) => {
    writeFileSync(join(folder, 'vote.asice'), container)
    writeFileSync(join(folder, 'root.pem'), pemOf(root))
    return run(unzip, '-o', 'vote.asice')
  }

  it('VOT-1: unzip and xmlsec1 find a container sound, with the root alone', () => {
    expect(run(unzip, '-h').status).toBe(0)
    expect(unpack(containerOf()).status).toBe(0)
    expect(run(unzip, '-tq', 'vote.asice').output).toContain('No errors')
    expect(readFileSync(join(folder, 'mimetype'), 'utf8')).toBe('application/vnd.etsi.asic-e+zip')
    const verified = verify()
    expect([verified.status, verified.output]).toEqual([
      0,
      expect.stringContaining('SignedInfo References (ok/all): 2/2'),
    ])
  })

  it('VOT-2: xmlsec1 finds what was changed, as the server does', () => {
    unpack(containerOf())
    writeFileSync(join(folder, 'ballot.json'), '{"choice": "disagree"}\n')
    expect(verify().status).not.toBe(0)
    unpack(containerOf())
    const path = join(folder, 'META-INF/signatures0.xml')
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('<xades:SigningTime>2026', '<xades:SigningTime>2025'),
    )
    expect(verify().status).not.toBe(0)
  })

  it.each([
    ['http://www.w3.org/TR/2001/REC-xml-c14n-20010315', '\n  '],
    ['http://www.w3.org/2006/12/xml-c14n11', '\n\t'],
    ['http://www.w3.org/2001/10/xml-exc-c14n#', ' \n'],
  ])('VOT-1: the server finds a signature of xmlsec1 in the form %s sound', (form, space) => {
    unpack(containerOf())
    const original = readFileSync(join(folder, 'META-INF/signatures0.xml'), 'utf8')
    const [keyInfo = ''] = /<ds:KeyInfo>.*<\/ds:KeyInfo>/.exec(original) ?? []
    // Another producer's way of writing: line breaks, empty elements, single quotes, namespaces at the root.
    const template = original
      .replaceAll('http://www.w3.org/2001/10/xml-exc-c14n#', form)
      .replaceAll(/<(ds|xades):DigestValue>[^<]*/g, '<$1:DigestValue>')
      .replace(/<ds:SignatureValue>[^<]*/, '<ds:SignatureValue>')
      // The program would take its key from a certificate.
      .replace(keyInfo, '')
      .replaceAll('></ds:DigestMethod>', '/>')
      .replaceAll(/<xades:(SignedDataObjectProperties|CertDigest)>/g, `<xades:$1>${space}`)
      .replace('<asic:XAdESSignatures ', "<asic:XAdESSignatures xmlns:unused='urn:x' ")
    const [digest = ''] = /(?<=<xades:CertDigest>.*<ds:DigestValue>)[^<]*/.exec(original) ?? []
    // The digest of the certificate is content, which the signing program does not fill in.
    const [before = '', after = ''] = template.split(/(?<=<xades:CertDigest>[\s\S]*?<ds:DigestValue>)/)
    writeFileSync(join(folder, 'template.xml'), before + digest + after)
    writeFileSync(join(folder, 'key.pem'), readPrivateKey(signer).export({ type: 'pkcs8', format: 'pem' }))
    const signing = run(
      xmlsec,
      '--sign',
      '--privkey-pem',
      'key.pem',
      ...properties,
      '--output',
      'signed.xml',
      'template.xml',
    )
    expect(signing).toEqual({ status: 0, output: '' })
    const files = {
      ...textsOf(containerOf()),
      'META-INF/signatures0.xml': readFileSync(join(folder, 'signed.xml'), 'utf8').replace(
        '</ds:SignatureValue>',
        `$&${keyInfo}`,
      ),
    }
    const pack = (texts: Record<string, string>) =>
      packContainer(
        Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)])),
      )
    expect(checkContainer(pack(files), trusted).signer.issuer).toBe('Test Authority')
    expect(() => checkContainer(pack({ ...files, 'ballot.json': '{}' }), trusted)).toThrow(
      'A digest does not fit.',
    )
    expect(issuer.certificate).not.toBe(signer.certificate)
  })
})
