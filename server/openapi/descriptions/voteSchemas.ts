import type { ApiTexts, FieldText } from './ApiTexts.ts'

const text: FieldText = ['The question.', 'Is the roof repaired this year?']

/** Objects about signed votes in the residents' API. */
export const voteSchemas: ApiTexts['schemas'] = {
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
      answers: 'Questions with their choices.',
    },
  },
}

/** Objects about signed votes in the vendor API. */
export const vendorVoteSchemas: ApiTexts['schemas'] = {
  ContainerQuestion: { about: 'A question, counted from containers.', fields: { text } },
  PremisesRecord: { about: 'Premises that vote in a poll by their contract.' },
  ContainerTally: {
    about: 'A count from signed containers alone.',
    fields: {
      counted: ['Containers that count.', 31],
      refused: ['Containers that are not sound, or not of this poll, or a second one of a contract.', 0],
    },
  },
}
