import type { ApiTexts, FieldText } from './ApiTexts.ts'

const text: FieldText = ['The question.', 'Is the roof repaired this year?']

const authorisation = ['Number of the written authorisation.', 'A-12'] as const

/** Objects about votes in the residents' API. */
export const voteSchemas: ApiTexts['schemas'] = {
  BallotProxy: {
    about: 'The written authorisation of a voter who is a proxy.',
    fields: { number: authorisation },
  },
  PollProxy: {
    about: 'A contract for which the caller votes as its proxy.',
    fields: {
      number: authorisation,
      contract: ['Number of the contract.', '100217'],
      premises: ['Premises for which it votes; none where the poll counts by owners.', ['Gedimino pr. 9-14']],
      hasTakenPart: 'Whether the contract has voted.',
    },
  },
  ProxyVoter: {
    about: 'The proxy who voted for the contract.',
    fields: { name: ['The name; null once the account is deleted.', 'Rūta Žemaitienė'] },
  },
  BallotAnswer: { about: 'A choice in a signed ballot.', fields: { question: 'Id of the question.', text } },
  BallotPoll: {
    about: 'The poll of a signed ballot.',
    fields: { unit: 'What votes count: owners, premises or shares.' },
  },
  BallotPremises: {
    about: 'Premises of a signed ballot.',
    fields: {
      name: ['Name of the premises.', 'Gedimino pr. 9-14'],
      share: ['Its share, in the unit of the poll.', 5230],
    },
  },
  ContainerBody: {
    about: 'A signed container to check.',
    fields: { container: ['The file in base64, at most one megabyte.', 'UEsDBAoAAAAAAA=='] },
  },
  ContainerCheck: {
    about: 'What a signed container proves.',
    fields: {
      result: 'Whether the container is sound, or why not.',
      isCounted: 'Whether exactly this container is counted here.',
      isWithdrawn: 'Whether exactly this container was counted here until the voter withdrew the vote.',
      signer: 'Who signed it; null if it is not sound.',
      signedAt: 'When the signer says that it signed, which no authority confirms; null if it is not sound.',
      ballot: 'What was voted; null if it is not sound.',
    },
  },
  ContainerSigner: {
    about: 'The signer, by the certificate.',
    fields: {
      name: ['Name in the certificate.', 'Rūta Žemaitienė'],
      issuer: ['Authority that issued the certificate.', 'EID-SK 2016'],
    },
  },
  SignedBallot: {
    about: 'What the signature of a container covers.',
    fields: {
      vendor: ['Short name of the vendor.', 'alfa'],
      poll: 'The poll.',
      contract: ['Number of the contract.', '100217'],
      premises: 'Premises for which the contract voted; none where the poll counts by owners.',
      weight: 'What the vote counts, in the unit of the poll.',
      roles: ['Roles of the voter on the contract.', ['owner']],
      proxy: 'The written authorisation; absent if the voter is no proxy.',
      answers: 'Questions with their choices.',
    },
  },
  PollDetail: {
    about: 'The whole poll.',
    fields: {
      unit: 'What votes count: owners, premises or shares.',
      withdrawableUntil:
        'Until then voters may withdraw their votes while the poll is open; null if a vote is final.',
      canWithdraw: 'Whether the caller can withdraw `vote` now.',
      signing:
        "The caller's own signing that is not over: it waits for the signature, or is signed and not counted yet; null without one.",
      proxies: 'Contracts for which the caller votes, too; only the asked one if the call names a proxy.',
      votedBy: 'The proxy who voted for the contract; null without one.',
    },
  },
  WithdrawVoteBody: { about: 'The vote to withdraw, by its receipt.' },
}

const paper = {
  number: ['Number under which the vendor keeps the ballot.', 'B-17'],
  signedOn: ['Day of its signature, within the days of the poll.', '2026-11-20'],
} as const

const authorised = {
  number: authorisation,
  signedOn: ['Day of its signature.', '2026-11-20'],
  validUntil: ['Its last day.', '2027-11-19'],
} as const

/** Objects about votes in the vendor API. */
export const vendorVoteSchemas: ApiTexts['schemas'] = {
  ContainerQuestion: { about: 'A question, counted from containers.', fields: { text } },
  PaperBallot: { about: 'A ballot on paper.', fields: paper },
  PaperBallotBody: {
    about: 'A ballot on paper that staff enter.',
    fields: { ...paper, contract: ['sourceId of the contract that votes.', 'C-1001'] },
  },
  PollVote: {
    about: 'A vote with the receipt that signs it.',
    fields: {
      contract: 'The contract, by its number and by the vendor’s own key.',
      weight: 'What the vote counts, in the unit of its poll.',
      withdrawnAt: 'When it was withdrawn, so that it does not count; null while it counts.',
      paper: 'The ballot on paper; null for an electronic vote.',
      proxy: 'The written authorisation by which a proxy voted; null without one.',
    },
  },
  VoteProxy: {
    about: 'The written authorisation by which a proxy voted.',
    fields: { number: authorisation, person: 'The proxy; null once the account is deleted.' },
  },
  ProxyBody: {
    about: 'A written authorisation that staff have seen.',
    fields: {
      ...authorised,
      email: [
        'Account of the authorised person, who votes for another contract of yours.',
        'ruta@example.com',
      ],
      poll: ['sourceId of the poll; without it, all polls of the contract.', 'P-7'],
    },
  },
  ContractProxy: {
    about: 'A proxy: who votes for a contract by a written authorisation.',
    fields: {
      ...authorised,
      person: 'The proxy; null once the account is deleted.',
      poll: ['sourceId of the poll; null for all polls of the contract.', 'P-7'],
      revokedAt: 'When it was revoked; null if it was not.',
    },
  },
  PremisesRecord: { about: 'Premises that vote in a poll by their contract.' },
  ContainerTally: {
    about: 'A count from signed containers alone.',
    fields: {
      counted: ['Containers that count.', 31],
      refused: ['Containers that are not sound, or not of this poll, or a second one of a contract.', 0],
    },
  },
}
